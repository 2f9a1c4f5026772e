import { STORY_PREPARED } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

const base = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
addons.setConfig({ theme: create({ base, brandTitle: 'Showroom', brandUrl: './' }) });

const controls = 'addon-controls';
const interactions = 'storybook/interactions/panel';

// Stories of docs pages open with their controls, others with their steps. Other panels stay selected.
addons.register('showroom/panel', (api) => {
  api.on(STORY_PREPARED, ({ id }: { id: string }) => {
    if (![controls, interactions].includes(api.getSelectedPanel() ?? controls)) return;
    api.setSelectedPanel(api.getData(id).tags.includes('autodocs') ? controls : interactions);
  });
});
