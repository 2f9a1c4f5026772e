import { rmSync } from 'node:fs';
import { afterAll, afterEach, vi } from 'vitest';
import { tempFolder } from './tempFile.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

afterAll(() => rmSync(tempFolder, { recursive: true, force: true }));
