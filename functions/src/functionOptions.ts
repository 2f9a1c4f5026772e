/** What every function has. The instances limit the cost of a flood of calls. */
export const limits = { region: 'us-central1', memory: '256MiB', maxInstances: 20 } as const;

/** Everyone can call a function, but scripts of other origins cannot read its answers. */
export const open = { invoker: 'public', cors: false } as const;

/** The function's own account, with `SERVICE_ACCOUNTS=own` in `functions/.env`. By default, the project's compute account. */
export const ownAccount = (name: string) =>
  process.env['SERVICE_ACCOUNTS'] === 'own' && {
    serviceAccount: `showroom-${name}@${process.env['GCLOUD_PROJECT']}.iam.gserviceaccount.com`,
  };
