/** A number that nobody can look up: change it here, then run `npm run cost`. */
export const assumptions = {
  visitsPerDealerAndMonth: { value: 3000, meaning: 'visits of a dealer with 60 cars in a month' },
  firstVisitShare: { value: 0.6, meaning: 'share of visits by a browser without an account and a kept copy' },
  inventoryShare: { value: 0.5, meaning: 'share of visits that open the inventory screen once' },
  visitMinutes: { value: 5, meaning: 'minutes for which a visit stays open' },
  reconnectionsPerVisit: {
    value: 0.1,
    meaning:
      'times that a listener disconnects and reads everything again in a visit, such as on a locked phone',
  },
  changesPerCarAndDay: {
    value: 0.05,
    meaning: 'changes by the dealer to a car in a day: price, photo, new car',
  },
  salesPerCarAndMonth: { value: 0.5, meaning: 'cars sold in a month for each car in stock' },
  monthsOfSales: { value: 12, meaning: 'months of sales that are stored' },
  storedBytesPerDocument: {
    value: 2048,
    meaning: 'bytes stored for a car or a sale, with its indexes',
  },
  configurationShare: {
    value: 0,
    meaning: 'share of configuration requests that reach the function; none with the configuration built in',
  },
  secondsPerCall: {
    value: 0.3,
    meaning: 'seconds that the function is busy with a call, with no other call at once',
  },
  storedSiteBytes: { value: 10e6, meaning: 'bytes of all releases of the site that Hosting stores' },
  peakFactor: { value: 10, meaning: 'requests in the busiest second, as a multiple of the average' },
} as const;

/** How the function `api` is deployed; see functions/src/index.ts. */
export const deployedFunction = { cpus: 1, memoryGiB: 0.25, maxInstances: 20, concurrency: 80 };
