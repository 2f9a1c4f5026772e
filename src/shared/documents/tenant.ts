/** The end of the host name of a Firebase Hosting preview, such as `site--pr12-ab12cd34.web.app`. */
const previewChannel = /--[a-z0-9-]+-[a-z0-9]{8}(?=\.web\.app\.?$)/;

export const isPreview = (hostname: string): boolean => previewChannel.test(hostname);

/** Returns the host name without a trailing dot and with underscores for dots. A preview belongs to its site's tenant. */
export const tenantFromHost = (hostname: string): string =>
  hostname.replace(previewChannel, '').replace(/\.$/, '').replaceAll('.', '_');
