import { Console } from 'node:console';
import { enableCompileCache } from 'node:module';
import { Argument, Command, CommanderError } from 'commander';
import { connect, type DatabaseOptions } from './connect.ts';
import type { CommandContext } from './dealerRefs.ts';
import { exitCodes, type Outcome, printableJson, CliError, UsageError } from './outcome.ts';
import { parseHost } from './host.ts';
import { openTerminal, type Streams } from './terminal.ts';

type GlobalOptions = DatabaseOptions & { json?: boolean; yes?: boolean };

const explanation = `
HOST is what the browser's address bar shows, such as www.example.com.
Every command needs either --emulator or --project ID.

Exit codes:
  0    done
  1    failed: nothing, or not everything, was done
  2    wrong usage
  3    done, but something was left out or needs a person
  130  interrupted by Ctrl-C; run the command again to finish it

Messages, questions and progress go to stderr, results to stdout. In scripts, use npm's --silent:
  npm run --silent dealer -- list www.example.com --project my-project --json`;

/** `--emulator` takes a value only if the next argument is an address: a host never has a port. */
function markEmulator(args: readonly string[]): string[] {
  const isAddress = (argument: string | undefined) => /:\d+$/.test(argument ?? '');
  return args.map((argument, index) =>
    argument === '--emulator' && !isAddress(args[index + 1]) ? '--emulator=' : argument,
  );
}

/** Reads an age such as 26h, 90m or 2d, in milliseconds. Throws a usage error for anything else. */
function parseAge(typed: string): number {
  const [, count, unit = ''] = /^(\d{1,4})([mhd])$/.exec(typed) ?? [];
  const minutes = { m: 1, h: 60, d: 24 * 60 }[unit];
  if (minutes === undefined) throw new UsageError(`${printableJson(typed)} is not an age such as 26h`);
  return Number(count) * minutes * 60_000;
}

/** A command takes what commander gives to its action: the arguments, and an object with the options. */
type Execute = (connection: CommandContext, ...given: never[]) => Promise<Outcome>;

/** Returns the action that connects, loads a command and runs it. The Admin SDK, which it imports, takes a second to load. */
type Run = (load: () => Promise<Execute>) => (...given: unknown[]) => Promise<void>;

function defineProgram(run: Run, { stdout, stderr }: Streams): Command {
  const program = new Command('dealer')
    .description("Manages dealers' details, vehicles and sales in Firestore.")
    .configureOutput({ writeOut: (text) => stdout.write(text), writeErr: (text) => stderr.write(text) })
    .addHelpText('after', explanation)
    .exitOverride()
    .showSuggestionAfterError();
  const command = (name: string, description: string) =>
    program
      .command(name)
      .description(description)
      .option('--emulator [HOST:PORT]', 'use the emulator at FIRESTORE_EMULATOR_HOST, or else 127.0.0.1:8080')
      .option('--project <ID>', "use this Firebase project, with Google's application default credentials")
      .option('--json', 'print the result as one JSON object');
  const hostCommand = (name: string, description: string) =>
    command(name, description).argument('<HOST>', "the site's host name", parseHost);

  hostCommand('init', 'create a dealer, or change their details')
    .option('--from <FILE>', 'read the details from a JSON file instead of opening them in $EDITOR')
    .action(run(async () => (await import('./commands/initDealer.ts')).initDealer));
  hostCommand('show', "print a dealer's details, as the file of init").action(
    run(async () => (await import('./commands/initDealer.ts')).showDealer),
  );
  hostCommand('import', 'make the inventory equal to the vehicles of a file')
    .argument('<FILE>', 'CSV, or JSON if its name ends with .json')
    .option('--mapping <FILE>', 'a JSON file with column names by field, such as { "price": "Our Price" }')
    .option('--strict', 'write nothing if a row, a cell or a column is left out')
    .option('--allow-removals', 'even if more than half of the inventory is removed, or a fifth sold')
    .option('--removed-are-sold', 'record the vehicles that are removed as sold')
    .option('--dry-run', 'show what would change, and write nothing')
    .option('--yes', 'do not ask')
    .action(run(async () => (await import('./commands/importInventory.ts')).importInventory));
  hostCommand('sell', 'move vehicles from the inventory to the sales')
    .argument('<ID...>', 'VINs or stock numbers')
    .action(run(async () => (await import('./commands/moveVehicles.ts')).moveVehicles('sold')));
  hostCommand('unsell', 'move sold vehicles back to the inventory')
    .argument('<ID...>', 'VINs or stock numbers')
    .action(run(async () => (await import('./commands/moveVehicles.ts')).moveVehicles('in stock')));
  hostCommand('list', 'list the vehicles in the inventory')
    .option('--sold', 'list the sold vehicles instead')
    .action(run(async () => (await import('./commands/listVehicles.ts')).listVehicles));
  hostCommand('export', 'write the inventory to a file')
    .argument('<FILE>', 'its name ends with .csv or .json; - is CSV on stdout')
    .option('--yes', 'replace the file if it exists')
    .action(run(async () => (await import('./commands/exportInventory.ts')).exportInventory));
  const only = (flags: string, description: string) =>
    program
      .createOption(flags, description)
      .conflicts(
        ['to', 'off', 'csv', 'resend', 'erase', 'test'].filter((name) => !flags.startsWith(`--${name}`)),
      );
  hostCommand('requests', "list visitors' requests, or choose whether they are sent to the dealer")
    .addOption(only('--to <ADDRESS>', 'accept requests, and mail them to this address'))
    .addOption(
      program
        .createOption('--format <FORMAT>', 'with --to: ADF/XML for a CRM, or text (default)')
        .choices(['adf', 'text']),
    )
    .addOption(only('--off', 'accept no requests: nothing leaves the page'))
    .addOption(only('--csv <FILE>', 'write the requests to a file; - is stdout'))
    .addOption(only('--resend <ID>', 'mail a request again, or all that are failed, held or pending'))
    .addOption(only('--erase <EMAIL>', "delete a person's requests"))
    .addOption(only('--test', 'send a sample request, and wait for its mail'))
    .option('--yes', 'replace the file if it exists')
    .action(run(async () => (await import('./commands/requests.ts')).requests));
  command('dealers', "list the project's dealers, their last imports and the requests that wait")
    .option('--all', 'also name the hosts without details, which visitors have seeded')
    .option('--check <AGE>', 'exit with 3 if an import is older, such as 26h, or requests wait', parseAge)
    .action(run(async () => (await import('./commands/listDealers.ts')).listDealers));
  command('seeding', 'let the first visitors of unknown hosts seed sample vehicles, or not')
    .addArgument(new Argument('<STATE>').choices(['on', 'off']))
    .action(run(async () => (await import('./commands/setSeeding.ts')).setSeeding));
  return program;
}

/** Runs the command with these arguments, and returns its exit code. */
export async function runDealer(args: readonly string[], streams: Streams): Promise<number> {
  // Unlike the streams, it ignores a reader that stops early, such as `head`.
  const output = new Console(streams.stdout, streams.stderr);
  let outcome: Outcome = { json: {} };
  const run: Run =
    (load) =>
    async (...given) => {
      const options = (given.at(-1) as Command).opts<GlobalOptions>();
      const database = await connect(options);
      try {
        const execute = await load();
        const connection = { database, terminal: openTerminal(options, streams) };
        outcome = await execute(connection, ...(given as never[]));
      } finally {
        await database.terminate();
      }
    };
  try {
    await defineProgram(run, streams).parseAsync(markEmulator(args), { from: 'user' });
  } catch (error) {
    // Commander has printed its message, or the help.
    const isPrinted = error instanceof CommanderError;
    if (isPrinted && error.exitCode === 0) return exitCodes.done;
    const message = error instanceof Error ? error.message : String(error);
    const exitCode = error instanceof CliError ? error.exitCode : exitCodes.failed;
    outcome = { exitCode: isPrinted ? exitCodes.usage : exitCode, json: { error: message } };
    if (!isPrinted) openTerminal({}, streams).note(message);
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
