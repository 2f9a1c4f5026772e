import { STORY_PREPARED } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { type ColorName, colors } from '../src/components/theme/tokens.ts';

const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
const color = (name: ColorName) => colors[name][isDark ? 1 : 0];

addons.setConfig({
  theme: create({
    base: isDark ? 'dark' : 'light',
    brandTitle: 'Showroom',
    brandUrl: './',
    colorPrimary: color('brand'),
    colorSecondary: color('brand'),
    appBg: color('canvas'),
    appContentBg: color('surface'),
    appPreviewBg: color('canvas'),
    appBorderColor: color('line'),
    appBorderRadius: 10,
    barBg: color('surface'),
    barTextColor: color('ink2'),
    barHoverColor: color('brandHover'),
    barSelectedColor: color('brand'),
    inputBg: color('surface'),
    inputBorder: color('control'),
    inputTextColor: color('ink1'),
    textColor: color('ink1'),
    textMutedColor: color('ink3'),
    textInverseColor: color('onBrand'),
  }),
});

const controls = 'addon-controls';
const interactions = 'storybook/interactions/panel';

// Stories with a play function open with their steps, states with their controls. Any other panel stays selected.
addons.register('showroom/panel', (api) => {
  api.on(STORY_PREPARED, ({ id }: { id: string }) => {
    if (![controls, interactions].includes(api.getSelectedPanel() ?? controls)) return;
    const { title, tags } = api.getData(id);
    const isBehaviour = title.endsWith('/Behaviour') || tags.includes('play-fn');
    api.setSelectedPanel(isBehaviour ? interactions : controls);
  });
});
