import { rmSync } from 'node:fs';
import { afterAll } from 'vitest';
import { tempFolder } from './tempFile.ts';

afterAll(() => rmSync(tempFolder, { recursive: true, force: true }));
