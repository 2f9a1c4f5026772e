import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSite } from './pages.ts';
import { benchScale } from './scale.ts';
import { benchStartup, profiles } from './startup.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '5' },
    profile: { type: 'string', multiple: true, default: Object.keys(profiles) },
    dist: { type: 'string' },
    against: { type: 'string' },
  },
});

const folder = mkdtempSync(join(tmpdir(), 'showroom-bench-'));
try {
  const dist = values.dist ?? (await buildSite(join(folder, 'dist')));
  await (positionals[0] === 'scale'
    ? benchScale(folder, dist, Number(values.rounds))
    : benchStartup(folder, dist, values));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
// Open connections would keep the process alive.
process.exit();
