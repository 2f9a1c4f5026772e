import { parseArgs } from 'node:util';
import { devices } from './browser.ts';
import { benchScale } from './scale.ts';
import { buildSite, serveSite } from './sites.ts';
import { benchStartup } from './startup.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '5' },
    dist: { type: 'string' },
    against: { type: 'string' },
    profile: { type: 'string', multiple: true, default: Object.keys(devices) },
    // Scale only.
    vehicles: { type: 'string', default: '100,1000,7500' },
  },
});
const { dist, against, vehicles } = values;
const rounds = Number(values.rounds);
const chosen = Object.entries(devices).filter(([name]) => values.profile.includes(name));
if (chosen.length === 0) throw new Error(`--profile: choose ${Object.keys(devices).join(' or ')}`);
const sites = [await serveSite('site', dist ?? (await buildSite()))];
if (against !== undefined) sites.push(await serveSite('against', against));
await (positionals[0] === 'scale'
  ? benchScale(sites, rounds, chosen, vehicles.split(',').map(Number))
  : benchStartup(sites, rounds, chosen));
// The servers would keep the process running.
process.exit();
