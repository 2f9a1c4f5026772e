import { preview } from 'vite';
import { ensureChromium } from './chromium.ts';
import { type EmulatorAddresses, environmentOf, startEmulators } from './emulators.ts';
import { projectFolder, run } from './run.ts';

process.chdir(projectFolder);
const exitCode = await testEndToEnd(process.argv.slice(2));
process.exit(exitCode);

/** The rules and the built site against the emulators. The arguments are Playwright's, such as `--grep 'seed'`. */
async function testEndToEnd(playwrightArguments: readonly string[]): Promise<number> {
  const chromium = ensureChromium();
  const build = await run('vite', ['build', '--logLevel', 'warn']);
  if (build !== 0) return build;
  const emulators = await startEmulators();
  const site = await serveBuiltSite(emulators);
  try {
    const environment = {
      ...environmentOf(emulators),
      SITE_PORT: String(site.port),
      CHROMIUM_PATH: chromium,
      // In this process, Vite has set it to 'production'.
      NODE_ENV: 'test',
    };
    const rules = await run('vitest', ['run', '-c', 'tests/rules/vitest.config.ts'], environment);
    const pages = await run(
      'playwright',
      ['test', '-c', 'tests/e2e/playwright.config.ts', ...playwrightArguments],
      environment,
    );
    return rules || pages;
  } finally {
    await site.close();
    await emulators.stop();
  }
}

/**
 * Serves `dist/` with the headers of firebase.json. Nothing answers for /api: that is for each test to do. The
 * emulators stand behind the site's own origin, since its policy lets the page connect to no other on this machine.
 */
async function serveBuiltSite({ auth, firestore }: EmulatorAddresses) {
  const proxy = {
    '/identitytoolkit.googleapis.com': auth,
    '/securetoken.googleapis.com': auth,
    '/google.firestore.v1.Firestore': `http://${firestore}`,
    '/v1/projects': `http://${firestore}`,
  };
  const server = await preview({
    logLevel: 'warn',
    // Each test comes as a tenant of its own, by a name below `localhost`.
    preview: { host: '127.0.0.1', port: 0, allowedHosts: true, open: false, proxy },
  });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('The preview server has no port.');
  return { port: address.port, close: () => server.close() };
}
