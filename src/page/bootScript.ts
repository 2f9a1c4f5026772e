import { reloadBrokenPage } from './reloadBrokenPage.ts';
import { connect } from '../data/firebase/connection.ts';
import { paintedRoot } from './elements.ts';

const connection = connect();
window.showroomBoot = { connection, connect };
// Removes the first paint if its cached data are gone, or belong to another project. The visit handles a rejection.
connection.then(
  ({ readCachedInventory }) => {
    if (readCachedInventory === undefined) document.querySelector(paintedRoot)?.replaceChildren();
  },
  () => {},
);

void reloadBrokenPage(() => window.showroomBoot?.connection === undefined);
