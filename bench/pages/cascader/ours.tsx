import { createRoot } from 'react-dom/client';
import { ThemeRoot } from '@mingjian/ui';
import { RegionCascader } from '@mingjian/widgets/RegionCascader';
import { reactPage } from '../reactPage';
import { enter } from './regions';

// The theme belongs to the page, so it is rendered before any field.
createRoot(document.createElement('div')).render(<ThemeRoot />);

enter({
  ...reactPage(<RegionCascader label="地区" showRecent={false} />),
  trigger: 'button[role=combobox]',
  search: 'input[role=combobox]',
  options: '[role=listbox][aria-label=省份] [role=option]',
  results: '[role=listbox][aria-label=搜索结果] [role=option]',
});
