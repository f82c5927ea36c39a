import { createRoot } from 'react-dom/client';
import { ThemeRoot } from '@mingjian/ui';
import { FileWidget } from '@mingjian/widgets/FileWidget';
import { reactPage } from '../reactPage';
import { count, enter, send } from './files';

// The theme belongs to the page, so it is rendered before any field.
createRoot(document.createElement('div')).render(<ThemeRoot />);

enter({
  ...reactPage(
    <FileWidget
      label="附件"
      max={200}
      upload={async (_, { onProgress }) => ({
        path: await send((percent) => onProgress(percent / 100)),
      })}
    />,
  ),
  rows: () => count('#host li'),
});
