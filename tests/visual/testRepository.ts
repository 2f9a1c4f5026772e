import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('../..', import.meta.url));

const script = join(project, 'tools', 'visual', 'testVisual.ts');

const boxStories = `import { expect } from 'storybook/test';

const Box = ({ text }) => <p style={{ padding: '8px', border: '1px solid' }}>{text}</p>;

const Animated = () => (
  <>
    <style>{'@keyframes turn { to { rotate: 1turn; } }'}</style>
    <p style={{ animation: 'turn 1s infinite linear', inlineSize: '50px' }}>turns</p>
    <input autoFocus />
    <p>{Math.random()} {Date.now()}</p>
  </>
);

export default { title: 'Box', component: Box, args: { text: 'as it is' } };

export const Plain = {};

export const Moving = { render: () => <Animated /> };

export const Played = {
  render: () => <details><summary>More</summary>The rest</details>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('More'));
    await expect(canvas.getByText('The rest')).toBeVisible();
  },
};

export const Narrow = {
  globals: { viewport: { value: 'narrow' } },
  parameters: { viewport: { options: { narrow: { styles: { width: '320px', height: '640px' } } } } },
};

export const Unpredictable = { tags: ['no-visual'], render: () => <p>{performance.now()}</p> };
`;

const files = {
  '.gitignore': 'node_modules\n.cache\nvisual-report\n',
  '.storybook/main.ts':
    "export default { framework: '@storybook/react-vite', stories: ['../stories/*.stories.tsx'] };\n",
  'package.json': '{ "name": "workshop", "private": true, "type": "module" }\n',
  'stories/Box.stories.tsx': boxStories,
};

export type Outcome = {
  exitCode: number;
  output: string;
  /** One line for each changed screenshot or accessibility tree and each added, removed or broken story. */
  lines: string[];
  /** For example `8 pictures compared, 0 changed; …`. */
  summary: string;
};

/** A temporary repository with a storybook of five stories and one commit, tagged `first`. */
export function createTestRepository() {
  const folder = mkdtempSync(join(tmpdir(), 'showroom-visual-test-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  const git = (...args: readonly string[]) => {
    const identity = ['user.name=Test', 'user.email=test@localhost', 'commit.gpgsign=false'];
    const options = identity.flatMap((setting) => ['-c', setting]);
    execFileSync('git', [...options, ...args], { cwd: folder, stdio: 'pipe' });
  };

  for (const [path, text] of Object.entries(files)) write(path, text);
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'), 'junction');
  git('init', '--quiet');
  git('config', 'user.name', 'Ada');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'First');
  git('tag', 'first');

  return {
    git,
    read,
    /** Replaces a text in the story file. */
    edit: (from: string, to: string) => {
      const path = 'stories/Box.stories.tsx';
      write(path, read(path).replace(from, to));
    },
    delete: (path: string) => rmSync(join(folder, path)),
    testVisual: (...args: readonly string[]) => testVisual(folder, args),
    /** Records every difference of the last report as accepted. */
    accept: (...args: readonly string[]) =>
      execFileSync(process.execPath, [script, '--accept', ...args], { cwd: folder, encoding: 'utf8' }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function testVisual(folder: string, args: readonly string[]): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = execFile(process.execPath, [script, ...args], { cwd: folder }, (_error, stdout, stderr) => {
      const lines = stdout.split('\n');
      const summary = lines.find((line) => line.includes(' pictures compared, '));
      if (summary === undefined) reject(new Error(`${stdout}\n${stderr}`));
      else {
        resolve({
          exitCode: child.exitCode ?? -1,
          output: stdout,
          lines: lines.filter((line) => /^(changed|accepted|added|removed|broken) /.test(line)),
          summary,
        });
      }
    });
  });
}
