import { Console } from 'node:console';
import { enableCompileCache } from 'node:module';
import { Argument, Command, CommanderError } from 'commander';
import { connect, type DatabaseOptions, parseEmulator } from './connect.ts';
import type { CommandContext } from './dealerRefs.ts';
import { parseHost } from './host.ts';
import { CliError, exitCodes, type Outcome, printableJson, UsageError } from './outcome.ts';
import { openTerminal, type Streams } from './terminal.ts';

type GlobalOptions = DatabaseOptions & { json?: boolean; yes?: boolean };

const explanation = `
HOST is the host name in the browser's address bar, such as www.example.com.
Every command needs either --project ID or --emulator.

Exit codes:
  0    done
  1    failed: nothing, or not everything, was done
  2    wrong usage
  3    done, but something was left out or needs attention
  130  interrupted by Ctrl-C; run the command again to finish it

Messages, questions and progress go to stderr, results to stdout. In scripts, use npm's --silent:
  npm run --silent dealer -- list www.example.com --project my-project --json`;

/** Returns an age such as 26h, 90m or 2d in milliseconds. Throws a usage error for anything else. */
function parseAge(typed: string): number {
  const [, count, unit = ''] = /^(\d{1,4})([mhd])$/.exec(typed) ?? [];
  const minutes = { m: 1, h: 60, d: 24 * 60 }[unit];
  if (minutes === undefined)
    throw new UsageError(
      `${printableJson(typed)} is not an age such as 26h. Without an age, write --check last`,
    );
  return Number(count) * minutes * 60_000;
}

/**
 * Returns an action that connects, loads a command and runs it. Commands are loaded when they are needed because they import
 * the Admin SDK, which takes a second.
 */
type Run = <Args extends readonly unknown[]>(
  load: () => Promise<(context: CommandContext, ...args: Args) => Promise<Outcome>>,
) => (this: Command, ...args: Args) => Promise<void>;

const defineCommand = (parent: Command, name: string, description: string) =>
  parent
    .command(name)
    .description(description)
    .option('--project <ID>', "use this Firebase project, with Google's application default credentials")
    .option(
      '--emulator [HOST:PORT]',
      'use the emulator at this address, at FIRESTORE_EMULATOR_HOST or at 127.0.0.1:8080',
      parseEmulator,
    )
    .option('--json', 'print the result as one JSON object');

const defineHostCommand = (parent: Command, name: string, description: string) =>
  defineCommand(parent, name, description).argument('<HOST>', "the site's host name", parseHost);

function defineProgram(run: Run, { stdout, stderr }: Streams): Command {
  const program = new Command('dealer')
    .description("Manages dealers' details, vehicles, sales and requests in Firestore.")
    .configureOutput({ writeOut: (text) => stdout.write(text), writeErr: (text) => stderr.write(text) })
    .addHelpText('after', explanation)
    .exitOverride()
    .showSuggestionAfterError();

  defineHostCommand(program, 'init', 'create a dealer, or change their details')
    .option('--from <FILE>', 'read the details from a JSON file instead of opening them in $EDITOR')
    .action(run(async () => (await import('./commands/initDealer.ts')).initDealer));
  defineHostCommand(program, 'show', "print a dealer's details as a file for init --from").action(
    run(async () => (await import('./commands/initDealer.ts')).showDealer),
  );
  defineHostCommand(program, 'import', 'make the inventory equal to the vehicles of a file')
    .argument('<FILE>', 'CSV, or JSON if its name ends with .json')
    .option(
      '--mapping <FILE>',
      'a JSON file: columns by field, such as { "price": "Our Price" }, and the rows that count',
    )
    .option('--allow-removals', 'even if more than a fifth of the inventory is removed')
    .option('--removed-are-sold', 'record the vehicles that are removed as sold')
    .option('--dry-run', 'show what would change, and write nothing')
    .option('--yes', 'do not ask')
    .action(run(async () => (await import('./commands/importInventory.ts')).importInventory));
  defineHostCommand(program, 'sell', 'move vehicles from the inventory to the sales')
    .argument('<ID...>', 'VINs or stock numbers')
    .action(run(async () => (await import('./commands/moveVehicles.ts')).sellVehicles));
  defineHostCommand(program, 'unsell', 'move sold vehicles back to the inventory')
    .argument('<ID...>', 'VINs or stock numbers')
    .action(run(async () => (await import('./commands/moveVehicles.ts')).unsellVehicles));
  defineHostCommand(program, 'list', 'list the vehicles in the inventory')
    .option('--sold', 'list the sold vehicles instead')
    .action(run(async () => (await import('./commands/listVehicles.ts')).listVehicles));
  defineHostCommand(program, 'export', 'write the inventory to a file')
    .argument('<FILE>', 'its name ends with .csv or .json; - is CSV on stdout')
    .option('--yes', 'replace the file if it exists')
    .action(run(async () => (await import('./commands/exportInventory.ts')).exportInventory));

  const requests = program.command('requests').description("manage visitors' requests for test drives");
  const whichRequests = 'an id, an email address, or failed, held or pending for all of them';
  defineHostCommand(requests, 'list', 'list the requests and the state of their mails').action(
    run(async () => (await import('./commands/listRequests.ts')).listRequests),
  );
  defineHostCommand(requests, 'on', 'accept requests, and mail them to the dealer')
    .requiredOption('--to <ADDRESS>', "the dealer's email address for requests")
    .addOption(
      program
        .createOption('--format <FORMAT>', 'ADF/XML for a CRM, or text')
        .choices(['adf', 'text'])
        .default('text'),
    )
    .action(run(async () => (await import('./commands/switchRequests.ts')).switchRequestsOn));
  defineHostCommand(requests, 'off', 'accept no requests: nothing leaves the page').action(
    run(async () => (await import('./commands/switchRequests.ts')).switchRequestsOff),
  );
  defineHostCommand(requests, 'export', 'write the requests to a CSV file')
    .argument('<FILE>', '- is stdout')
    .option('--yes', 'replace the file if it exists')
    .action(run(async () => (await import('./commands/listRequests.ts')).exportRequests));
  defineHostCommand(requests, 'resend', 'mail requests again')
    .argument('<WHICH>', whichRequests)
    .action(run(async () => (await import('./commands/changeRequests.ts')).resendRequests));
  defineHostCommand(requests, 'erase', 'delete requests')
    .argument('<WHICH>', whichRequests)
    .action(run(async () => (await import('./commands/changeRequests.ts')).eraseRequests));
  defineHostCommand(requests, 'test', 'send a sample request, and wait for its mail').action(
    run(async () => (await import('./commands/changeRequests.ts')).testRequests),
  );

  defineCommand(program, 'dealers', 'list dealers, their last imports and their requests')
    .argument(
      '[HOST...]',
      'only these',
      (typed, hosts: readonly string[]) => [...hosts, parseHost(typed)],
      [],
    )
    .option('--all', 'also name the hosts without details, which visitors have seeded')
    .option('--check [AGE]', 'exit with 3 if a mail failed, or an import is older, such as 26h', parseAge)
    .action(run(async () => (await import('./commands/listDealers.ts')).listDealers));
  defineCommand(program, 'seeding', 'let the first visitors of unknown hosts seed sample vehicles, or not')
    .addArgument(new Argument('<STATE>').choices(['on', 'off']))
    .action(run(async () => (await import('./commands/setSeeding.ts')).setSeeding));
  return program;
}

/** Runs the command with these arguments, and returns its exit code. */
export async function runDealer(args: readonly string[], streams: Streams): Promise<number> {
  // Unlike the streams, it ignores a reader that stops early, such as `head`.
  const output = new Console(streams.stdout, streams.stderr);
  let outcome: Outcome = { json: {} };
  const run: Run = (load) =>
    async function (...given) {
      const options = this.opts<GlobalOptions>();
      const database = await connect(options);
      try {
        const execute = await load();
        outcome = await execute({ database, terminal: openTerminal(options, streams) }, ...given);
      } finally {
        await database.terminate();
      }
    };
  try {
    await defineProgram(run, streams).parseAsync(args, { from: 'user' });
  } catch (error) {
    const { message } = error as Error;
    if (error instanceof CommanderError) {
      // Commander has printed its message, or the help that was asked for.
      if (error.exitCode === 0) return exitCodes.done;
      outcome = { exitCode: exitCodes.usage, json: { error: message } };
    } else {
      openTerminal({}, streams).note(message);
      const exitCode = error instanceof CliError ? error.exitCode : exitCodes.failed;
      outcome = { exitCode, json: { error: message } };
    }
  }
  const { exitCode = exitCodes.done, json, text } = outcome;
  const isOk = exitCode === exitCodes.done || exitCode === exitCodes.incomplete;
  if (args.includes('--json')) output.log(printableJson({ ok: isOk, exitCode, ...json }));
  else if (text !== undefined) output.log(text);
  return exitCode;
}

if (import.meta.main) {
  // Saves a quarter of a second per run, most of it for the Admin SDK.
  enableCompileCache();
  process.exitCode = await runDealer(process.argv.slice(2), process);
}
