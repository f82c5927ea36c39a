import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { ThemeRoot } from '@mingjian/ui';
import { RichText } from '@mingjian/widgets/RichText';
import { reactPage } from '../reactPage';
import { enter, HTML } from './paragraphs';

let length = 0;

function Page() {
  const [value, setValue] = useState(HTML);
  return (
    <RichText
      label="正文"
      value={value}
      onValueChange={(next) => {
        length = next.length;
        setValue(next);
      }}
    />
  );
}

// The theme belongs to the page, so it is rendered before any field.
createRoot(document.createElement('div')).render(<ThemeRoot />);

enter({ ...reactPage(<Page />), reported: () => length });
