import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { ThemeRoot } from '@mingjian/ui';
import { AdvancedFilter, type AdvancedField } from '@mingjian/widgets/AdvancedFilter';
import { enter, FIELDS } from './conditions';

const fields: AdvancedField[] = FIELDS.map(({ field, label }) => ({ kind: 'text', field, label }));
const limits = { conditions: 1_000 };

// The theme belongs to the page, so it is rendered before any dialog.
createRoot(document.createElement('div')).render(<ThemeRoot />);

let root: Root;

enter({
  mount(host, conditions) {
    root = createRoot(host);
    flushSync(() =>
      root.render(
        <AdvancedFilter
          open
          fields={fields}
          limits={limits}
          value={{ join: 'or', conditions: conditions as never }}
          onApply={() => undefined}
          onClose={() => undefined}
        />,
      ),
    );
  },
  unmount: () => root.unmount(),
  row: '[role=dialog] li[data-row]',
  input: '[data-part=value] input',
});
