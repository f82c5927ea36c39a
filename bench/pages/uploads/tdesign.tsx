import 'tdesign-react/es/_util/react-19-adapter';
import 'tdesign-react/dist/tdesign.min.css';
import { Upload } from 'tdesign-react';
import { reactPage } from '../reactPage';
import { count, enter, send } from './files';

enter({
  ...reactPage(
    <Upload
      theme="file-flow"
      multiple
      autoUpload
      requestMethod={async () =>
        send(() => {}).then((url) => ({ status: 'success' as const, response: { url } }))
      }
    />,
  ),
  rows: () => count('#host tbody tr'),
});
