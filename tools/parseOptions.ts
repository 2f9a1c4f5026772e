import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Parses the command's options and positional arguments. Prints the options for `--help`, and exits with 2 if they are wrong. */
export function parseOptions<Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    const names = Object.keys(config.options ?? {}).map((name) => `--${name}`);
    const help = `Options: ${names.join(', ') || 'none'}. The README of the tool explains them.`;
    if (process.argv.includes('--help')) {
      console.log(help);
      process.exit();
    }
    const [reason] = (error as Error).message.split('. To specify');
    console.error(`${reason}. ${help}`);
    process.exit(2);
  }
}
