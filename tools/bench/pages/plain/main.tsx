import '../../../../src/components/theme/fonts.css';
import { createRoot } from 'react-dom/client';
import { ThemeRoot } from '../../../../src/components/theme/ThemeRoot';
import { PlainSite } from './PlainSite';
import { startPlainVisit } from './plainVisit';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');

const visit = startPlainVisit();
createRoot(root).render(
  <ThemeRoot>
    <PlainSite visit={visit} />
  </ThemeRoot>,
);
