import { createRoot } from 'react-dom/client';
import { ThemeRoot } from '@mingjian/ui';
import { MaterialBrowser } from '@mingjian/widgets/MaterialPicker';
import { press } from '../picker';
import { reactPage } from '../reactPage';
import { enter, PICTURES } from './pictures';

const LIBRARIES = [
  {
    key: 'own',
    label: '本公司素材',
    source: { getFolders: async () => [], getFiles: async () => PICTURES },
  },
];

// The theme belongs to the page, so it is rendered before any field.
createRoot(document.createElement('div')).render(<ThemeRoot />);

enter({
  ...reactPage(<MaterialBrowser libraries={LIBRARIES} style={{ height: 640 }} />),
  scroller: () => document.querySelector<HTMLElement>('[role=grid]')!.parentElement!,
  selectAll: () =>
    press(
      [...document.querySelectorAll('#host button')].find(({ textContent }) =>
        textContent.includes('全选'),
      ),
    ),
  cells: '[role=gridcell]',
  selected: '[role=gridcell][aria-selected=true]',
});
