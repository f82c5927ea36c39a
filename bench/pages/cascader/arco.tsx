import '@arco-design/web-react/es/_util/react-19-adapter';
import '@arco-design/web-react/dist/css/arco.min.css';
import { Cascader } from '@arco-design/web-react';
import { reactPage } from '../reactPage';
import { enter, regionOptions } from './regions';

enter({
  ...reactPage(
    <Cascader
      options={regionOptions()}
      showSearch
      placeholder="请选择地区"
      style={{ width: 400 }}
    />,
  ),
  trigger: '.arco-cascader-view',
  search: '.arco-cascader-view input',
  options: '.arco-cascader-list-column:first-child .arco-cascader-list-item',
  results: '.arco-cascader-list-search-item',
});
