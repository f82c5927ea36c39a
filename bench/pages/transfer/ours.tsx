import { createRoot } from 'react-dom/client';
import { ThemeRoot } from '@mingjian/ui';
import { RecipientTransfer } from '@mingjian/widgets/RecipientTransfer';
import { find, numberIn, press } from '../picker';
import { reactPage } from '../reactPage';
import { enter, PEOPLE } from './people';
import { selectedCount, useSelection } from './useSelection';

const load = async () => PEOPLE;

function Page() {
  const [value, setValue] = useSelection<string>();
  return (
    <RecipientTransfer
      label="收件人"
      sources={['everyone']}
      load={load}
      value={value}
      onValueChange={setValue}
    />
  );
}

// The theme belongs to the page, so it is rendered before any field.
createRoot(document.createElement('div')).render(<ThemeRoot />);

enter({
  ...reactPage(<Page />),
  search: 'fieldset section input',
  markAll: () => press(find('section input[type=checkbox]')),
  move: () =>
    press(
      [...document.querySelectorAll('button')].find(({ textContent }) =>
        textContent.startsWith('添加'),
      ),
    ),
  offered: () => numberIn(find('section label:has(input[type=checkbox])')?.textContent),
  selected: selectedCount,
});
