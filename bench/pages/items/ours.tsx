import { createRoot } from 'react-dom/client';
import { ThemeRoot } from '@mingjian/ui';
import { ItemEditor } from '@mingjian/widgets/ItemEditor';
import { reactPage } from '../reactPage';
import { enter, groups } from './items';

let value = groups;

// The theme belongs to the page, so it is rendered before any editor.
createRoot(document.createElement('div')).render(<ThemeRoot />);

enter({
  ...reactPage(
    <ItemEditor
      label="调查项"
      defaultValue={groups}
      onValueChange={(next) => {
        value = next;
      }}
    />,
  ),
  titleAt: (index) => value[0]!.dataForm[index]!.title,
  row: '[data-group="0"][data-index]',
  up: 'button[aria-label*=上移]',
});
