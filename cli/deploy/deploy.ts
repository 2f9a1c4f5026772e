import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { Command, InvalidArgumentError } from 'commander';
import firebaseConfig from '../../firebase.json' with { type: 'json' };
import { decodeFields, decodeText } from '../../src/shared/documents/decode.ts';
import { builtInId, type ProjectConfig } from '../../src/shared/projectConfig.ts';
import { findJava, oldestJava } from '../../tools/emulators/java.ts';
import { readProjectConfig } from '../../tools/vite/readProjectConfig.ts';
import { withServerPage } from '../../tools/vite/serverPage.ts';
import { confirm } from '../confirm.ts';
import { openGoogleApis } from './googleApis.ts';
import {
  checkMailSecret,
  checkReadiness,
  type Readiness,
  requireOwnConfig,
  setMailSecret,
} from './readiness.ts';

type Options = { project: string; yes?: true; dryRun?: true };

/** Whether .firebaserc makes this an alias of another project, which firebase-tools would deploy to. */
function isAliasOfAnother(project: string): boolean {
  if (!existsSync('.firebaserc')) return false;
  try {
    const { projects } = decodeFields(JSON.parse(readFileSync('.firebaserc', 'utf8')));
    return (decodeFields(projects)[project] ?? project) !== project;
  } catch {
    throw new InvalidArgumentError('Its aliases are unknown: .firebaserc is not valid JSON.');
  }
}

function parseProjectId(text: string): string {
  if (!/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(text))
    throw new InvalidArgumentError('This is not a project ID.');
  if (text.startsWith('demo-'))
    throw new InvalidArgumentError('The prefix demo- is reserved for emulators: npm run emulators');
  if (isAliasOfAnother(text))
    throw new InvalidArgumentError('In .firebaserc, it is an alias of another project.');
  return text;
}

/** Runs a program in this terminal. Throws an error that names the step when the program fails. */
function run(step: string, command: readonly string[], env: NodeJS.ProcessEnv, input?: string): void {
  const [program = '', ...args] = command;
  const { status, error } = spawnSync(program, args, {
    stdio: [input === undefined ? 'inherit' : 'pipe', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
    ...(input !== undefined && { input }),
  });
  if (status !== 0) throw new Error(`${step} failed`, { cause: error });
}

/** The project ID of the configuration that the build wrote into the page, or `undefined` if there is none. */
function builtInProject(html: string): string | undefined {
  const [, json] = new RegExp(`<script[^>]* id="${builtInId}"[^>]*>(.*?)</script>`, 's').exec(html) ?? [];
  return json === undefined
    ? undefined
    : decodeText(decodeFields(decodeFields(JSON.parse(json))['firebase'])['projectId']);
}

/** Whether the function `page` answers the page: a setting in the file with the functions' environment. */
function readServerPage(): boolean {
  const file = 'functions/.env';
  const settings = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  return (process.env['SERVER_PAGE'] ?? settings['SERVER_PAGE']) === 'on';
}

/** The configuration for firebase-tools, in the folder of firebase.json: its paths are relative to itself. */
const serverPageConfig = 'firebase.page.json';

type DeployedConfig = typeof firebaseConfig | ReturnType<typeof withServerPage>;

/** Describes the deployment of the build. Throws when the build does not contain the project's configuration. */
function describeDeployment(
  projectId: string,
  { site, hasMailSecret }: Readiness,
  { hosting, firestore }: DeployedConfig,
): string {
  const found = builtInProject(readFileSync(join(hosting.public, 'index.html'), 'utf8'));
  if (found !== projectId)
    throw new Error(`The built page contains the configuration of ${found ?? 'no project'}`);
  const files = readdirSync(hosting.public, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => statSync(join(parentPath, name)).size);
  const kilobytes = Math.ceil(files.reduce((sum, size) => sum + size, 0) / 1000).toLocaleString('en-US');
  const functions = hosting.rewrites.flatMap((rewrite) =>
    'function' in rewrite ? `${rewrite.function.functionId} in ${rewrite.function.region}` : [],
  );
  return [
    `Project:        ${projectId}, whose configuration is built into the page and the function`,
    `Hosting:        ${files.length} files of ${hosting.public}/, ${kilobytes} kB, to https://${site}.web.app and all custom domains`,
    `Function:       ${functions.join(', ')}`,
    ...(hosting.rewrites.some((rewrite) => rewrite.source === '/')
      ? ['Home page:      with the dealer in it, by the function page, because SERVER_PAGE is on']
      : []),
    hasMailSecret
      ? 'Requests:       emailed by the function mailRequest, with the secret SMTP_URL, unless its value is off'
      : `Requests:       cannot be emailed. To change that: ${setMailSecret(projectId)}`,
    `Security rules: ${firestore.rules}`,
  ].join('\n');
}

function build(config: ProjectConfig | undefined, site?: string): void {
  // An empty variable means no configuration.
  const value = config === undefined ? '' : JSON.stringify(config);
  const origin = site && { SITE_ORIGIN: `https://${site}.web.app` };
  run('The build', ['npm', 'run', 'build'], { TENANT_CONFIG: value, ...origin });
}

/** Without deploying them, only the emulator can parse the rules, and it needs Java. */
function checkRules(): void {
  if (findJava() === undefined)
    console.log(`The security rules are not checked: that needs Java ${oldestJava}.`);
  else run('The check of the security rules', ['npm', 'run', 'check:rules'], {});
}

/** Runs the checks that need no Google account. */
function checkLocally(project: string, configured: ProjectConfig | undefined): void {
  if (configured !== undefined) requireOwnConfig(project, configured);
  build(configured);
  checkRules();
  console.log('\n✓ The build and the local checks have passed.');
}

async function deploy({ project, yes, dryRun }: Options): Promise<void> {
  if (!yes && !dryRun && !process.stdin.isTTY)
    throw new Error('There is no terminal to ask for confirmation: pass --yes');
  const configured = readProjectConfig(process.cwd());
  const isServerPage = readServerPage();
  process.env['SERVER_PAGE'] = isServerPage ? 'on' : 'off';
  const readiness = await checkReadiness(project, configured).catch((error: Error) => error);
  if (readiness instanceof Error) {
    if (dryRun) checkLocally(project, configured);
    throw readiness;
  }
  console.log(`✓ ${project} is ready\n`);
  build(readiness.config, readiness.site);
  const config = isServerPage ? withServerPage(firebaseConfig) : firebaseConfig;
  console.log(`\n${describeDeployment(project, readiness, config)}\n`);
  if (dryRun) {
    checkRules();
    console.log('A dry run: nothing has been deployed.');
    return;
  }
  if (!yes && (await confirm('Deploy this?')) !== true) {
    console.log('Nothing has been deployed.');
    return;
  }
  const account = { GOOGLE_CLOUD_QUOTA_PROJECT: project };
  // firebase-tools refuses to deploy a function without its secret. Somebody may have created it in the meantime.
  if (!readiness.hasMailSecret && !(await checkMailSecret(project, await openGoogleApis(project)))) {
    const setSecret = ['functions:secrets:set', 'SMTP_URL', '--data-file', '-', '--non-interactive'];
    run('Creating the secret SMTP_URL', ['firebase', ...setSecret, '--project', project], account, 'off');
  }
  // Without --force, firebase-tools stops a first deployment that cannot ask how long to keep container images.
  const unattended = yes ? ['--non-interactive', '--force'] : [];
  const targets = ['--only', 'hosting,functions,firestore:rules,firestore:indexes', '--project', project];
  const ownConfig = isServerPage ? ['--config', serverPageConfig] : [];
  if (isServerPage) writeFileSync(serverPageConfig, JSON.stringify(config));
  run('The deployment', ['firebase', 'deploy', ...ownConfig, ...targets, ...unattended], account);
  console.log(`
Open https://${readiness.site}.web.app
Create the first dealer: npm run dealer -- init (docs/dealers.md)
Connect the dealer's domain: docs/deploy.md`);
}

const command = new Command('npm run deploy --')
  .description('Checks a Firebase project, builds the site, shows the plan, and deploys it.')
  .requiredOption('--project <id>', 'ID of the Firebase project', parseProjectId)
  .option('--dry-run', 'check, build and show the plan, but deploy nothing')
  .option('--yes', 'do not ask; also delete deployed functions that this repository no longer contains')
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2))
  .parse();

try {
  await deploy(command.opts<Options>());
} catch (error) {
  console.error(`✗ ${(error as Error).message}`);
  process.exitCode = 1;
}
