import { Console } from 'node:console';
import { Argument, Command, CommanderError } from 'commander';
import { eraseRequests, resendRequests, testRequests } from './commands/changeRequests.ts';
import { exportInventory } from './commands/exportInventory.ts';
import { importInventory } from './commands/importInventory.ts';
import { initDealer, showDealer } from './commands/initDealer.ts';
import { listDealers } from './commands/listDealers.ts';
import { exportRequests, listRequests } from './commands/listRequests.ts';
import { listVehicles } from './commands/listVehicles.ts';
import { moveVehicles } from './commands/moveVehicles.ts';
import { removeDealer } from './commands/removeDealer.ts';
import { setFields } from './commands/setFields.ts';
import { setSeeding } from './commands/setSeeding.ts';
import { switchRequestsOff, switchRequestsOn } from './commands/switchRequests.ts';
import { connect, type DatabaseOptions, parseEmulator } from './connect.ts';
import { type CommandContext, type DealerContext, findDealer } from './dealerRefs.ts';
import { parseHost } from './host.ts';
import { CliError, exitCodes, type Outcome, printable, printableJson, UsageError } from './outcome.ts';
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

type Execute<Context, Args extends unknown[]> = (context: Context, ...args: Args) => Promise<Outcome>;

/** Defines the commands. `finish` receives a command's outcome. */
function defineProgram(streams: Streams, finish: (outcome: Outcome) => void): Command {
  const { stdout, stderr } = streams;
  const program = new Command('dealer')
    .description("Manages dealers' details, vehicles, sales and requests in Firestore.")
    .configureOutput({ writeOut: (text) => stdout.write(text), writeErr: (text) => stderr.write(text) })
    .addHelpText('after', explanation)
    .exitOverride()
    .showSuggestionAfterError();

  const define = <Args extends unknown[]>(
    parent: Command,
    name: string,
    description: string,
    execute: Execute<CommandContext, Args>,
  ) =>
    parent
      .command(name)
      .description(description)
      .option('--project <ID>', "use this Firebase project, with Google's application default credentials")
      .option('--emulator [HOST:PORT]', 'use an emulator, by default at 127.0.0.1:8080', parseEmulator)
      .option('--json', 'print the result as one JSON object')
      .option('--yes', 'do not ask, and replace existing files')
      .action(async function (this: Command, ...args: Args) {
        const options = this.opts<GlobalOptions>();
        const database = await connect(options);
        try {
          finish(await execute({ database, terminal: openTerminal(options, streams) }, ...args));
        } finally {
          await database.terminate();
        }
      });
  const dryRun = ['--dry-run', 'show what would change, and write nothing'] as const;
  const host = ['<HOST>', "the site's host name", parseHost] as const;
  const defineForDealer = <Args extends unknown[]>(
    parent: Command,
    name: string,
    description: string,
    execute: Execute<DealerContext, Args>,
  ) =>
    define(parent, name, description, async ({ database, terminal }, typed: string, ...args: Args) => {
      const dealer = await findDealer(database, typed);
      const { json, ...outcome } = await execute({ database, terminal, host: typed, dealer }, ...args);
      return { ...outcome, json: { host: typed, ...json } };
    }).argument(...host);

  define(program, 'init', 'create a dealer, or change their details', initDealer)
    .argument(...host)
    .option('--from <FILE>', 'read the details from a JSON file instead of opening them in $EDITOR');
  define(program, 'remove', 'delete vehicles, or a dealer with all their data', removeDealer)
    .argument(...host)
    .argument('[ID...]', 'VINs or stock numbers. Without any, the dealer is deleted')
    .option(...dryRun);
  defineForDealer(program, 'show', "print a dealer's details as a file for init --from", showDealer);
  defineForDealer(program, 'import', 'make the inventory equal to the vehicles of a file', importInventory)
    .argument('<FILE>', 'CSV or JSON; - is stdin')
    .option('--mapping <FILE>', 'a JSON file with the columns of fields, such as { "price": "Our Price" }')
    .option('--allow-removals', 'remove any number of vehicles and values')
    .option('--allow-changes', 'accept values that changed too much for one night')
    .option('--accept-columns', 'accept what is new in the file, such as columns that no field uses')
    .option('--removed-are-sold', 'record the vehicles that are removed as sold')
    .option(...dryRun);
  const vehicles = ['<ID...>', 'VINs or stock numbers'] as const;
  defineForDealer(program, 'sell', 'move vehicles to the sales', moveVehicles('sold')).argument(...vehicles);
  defineForDealer(program, 'unsell', 'move vehicles back', moveVehicles('in stock')).argument(...vehicles);
  defineForDealer(program, 'set', 'change fields of a vehicle', setFields)
    .argument('<ID>', 'a VIN or a stock number')
    .argument('<FIELD=VALUE...>', 'such as price=16995; color= removes the color')
    .option(...dryRun);
  const sold = ['--sold', 'list the sold vehicles instead'] as const;
  defineForDealer(program, 'list', 'list the vehicles in the inventory', listVehicles).option(...sold);
  defineForDealer(program, 'export', 'write the inventory to a file', exportInventory).argument(
    '<FILE>',
    'its name ends with .csv or .json; - is CSV on stdout',
  );

  const requests = program.command('requests').description("manage visitors' requests for test drives");
  const which = ['<WHICH>', 'an id, an email address, or failed, held or pending for all of them'] as const;
  defineForDealer(requests, 'list', 'list the requests and the state of their emails', listRequests);
  const format = program.createOption('--format <FORMAT>', 'ADF/XML for a CRM, or text');
  defineForDealer(requests, 'on', 'accept requests, and email them to the dealer', switchRequestsOn)
    .requiredOption('--to <ADDRESS>', "the dealer's email address for requests")
    .addOption(format.choices(['adf', 'text']).default('text'));
  defineForDealer(requests, 'off', 'accept no requests: nothing leaves the page', switchRequestsOff);
  defineForDealer(requests, 'export', 'write the requests to a CSV file', exportRequests).argument(
    '<FILE>',
    '- is stdout',
  );
  defineForDealer(requests, 'resend', 'email requests again', resendRequests).argument(...which);
  defineForDealer(requests, 'erase', 'delete requests', eraseRequests).argument(...which);
  defineForDealer(requests, 'test', 'send a sample request, and wait for its email', testRequests);

  define(program, 'dealers', 'list dealers, their last imports and their requests', listDealers)
    .argument('[HOST...]', 'only these', (typed, hosts: string[]) => [...hosts, parseHost(typed)], [])
    .option('--all', 'also name the hosts without details, which visitors have seeded')
    .option('--check [AGE]', 'exit with 3 if an email failed or an import is over AGE old (26h)', parseAge);
  define(program, 'seeding', 'let visitors seed sample vehicles at unknown hosts', setSeeding).addArgument(
    new Argument('<STATE>').choices(['on', 'off']),
  );
  return program;
}

/** Runs the command with these arguments, and returns its exit code. */
export async function runDealer(args: readonly string[], streams: Streams): Promise<number> {
  // Unlike the streams, a Console ignores a reader that stops early, such as `head`.
  const output = new Console(streams.stdout, streams.stderr);
  let outcome: Outcome = { json: {} };
  const finish = (finished: Outcome) => {
    outcome = finished;
  };
  try {
    await defineProgram(streams, finish).parseAsync(args, { from: 'user' });
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
  else if (text !== undefined) output.log(printable(text));
  return exitCode;
}
