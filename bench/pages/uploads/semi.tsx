import { Upload } from '@douyinfe/semi-ui-19';
import { reactPage } from '../reactPage';
import { count, enter, send } from './files';

enter({
  ...reactPage(
    <Upload
      action=""
      multiple
      customRequest={({ onProgress, onSuccess }) => {
        void send((loaded) => onProgress({ total: 100, loaded })).then((url) => onSuccess({ url }));
      }}
    >
      <button type="button">上传</button>
    </Upload>,
  ),
  rows: () => count('#host .semi-upload-file-card'),
});
