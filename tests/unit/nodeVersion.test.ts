import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

it('a Node that does not run TypeScript is refused in one line, by every script that needs it', () => {
  const scripts = Object.entries(manifest.scripts).filter(([, script]) => /\bnode .*\.ts/.test(script));
  const unchecked = scripts.filter(([, script]) => !script.includes('node -r ./tools/checkNode.cjs '));
  expect(unchecked).toEqual([]);
  const { status, stderr } = spawnSync('node', ['--no-strip-types', '-r', './tools/checkNode.cjs', 'x.ts'], {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Install Node 22\.18 or later: Node \S+ does not run TypeScript\.\n$/);
});
