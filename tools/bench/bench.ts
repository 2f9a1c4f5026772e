import { parseOptions } from '../parseOptions.ts';
import { benchScale } from './scale.ts';
import { buildSite, serveSite } from './sites.ts';
import { benchStartup } from './startup.ts';

const { values, positionals } = parseOptions({
  allowPositionals: true,
  options: {
    // 0 builds and serves the sites, but measures nothing.
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
