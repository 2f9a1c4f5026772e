import { parseArgs } from 'node:util';
import { benchScale } from './scale.ts';
import { buildSite, serveSite } from './sites.ts';
import { benchStartup } from './startup.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '3' },
    against: { type: 'string' },
    // For `scale` only.
    vehicles: { type: 'string', default: '100,1000,7500' },
  },
});
const rounds = Number(values.rounds);
const sites = [await serveSite('site', await buildSite())];
if (values.against !== undefined) sites.push(await serveSite('against', values.against));
await (positionals[0] === 'scale'
  ? benchScale(sites, rounds, values.vehicles.split(',').map(Number))
  : benchStartup(sites, rounds));
// The servers would keep the process running.
process.exit();
