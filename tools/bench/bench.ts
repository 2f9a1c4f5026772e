import { parseArgs } from 'node:util';
import { benchScale } from './scale.ts';
import { buildSite, serveSite } from './sites.ts';
import { benchStartup, profiles } from './startup.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '5' },
    dist: { type: 'string' },
    against: { type: 'string' },
    // Startup only.
    profile: { type: 'string', multiple: true, default: Object.keys(profiles) },
    // Scale only.
    vehicles: { type: 'string', default: '100,1000,7500' },
  },
});
const { profile, vehicles, against } = values;
const rounds = Number(values.rounds);
const sites = [
  await serveSite('site', values.dist ?? (await buildSite())),
  ...(against === undefined ? [] : [await serveSite('against', against)]),
];
await (positionals[0] === 'scale'
  ? benchScale(sites, rounds, vehicles.split(',').map(Number))
  : benchStartup(sites, rounds, profile));
// The servers would keep the process running.
process.exit();
