import '@arco-design/web-react/es/_util/react-19-adapter';
import '@arco-design/web-react/dist/css/arco.min.css';
import { Upload } from '@arco-design/web-react';
import { reactPage } from '../reactPage';
import { count, enter, send } from './files';

enter({
  ...reactPage(
    <Upload
      multiple
      customRequest={({ onProgress, onSuccess }) => {
        void send((percent) => onProgress(percent)).then((url) => onSuccess({ url }));
      }}
    />,
  ),
  rows: () => count('#host .arco-upload-list-item'),
});
