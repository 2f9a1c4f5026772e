import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Parses the command's options and positional arguments. Exits with 2 and one sentence if they are wrong. */
export function parseOptions<Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    const [reason] = (error as Error).message.split('. To specify');
    console.error(reason);
    process.exit(2);
  }
}
