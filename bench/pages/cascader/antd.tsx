import { Cascader } from 'antd';
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
  trigger: '.ant-cascader',
  search: '.ant-cascader input',
  options: '.ant-cascader-menu:first-child .ant-cascader-menu-item',
  results: '.ant-cascader-menu-item',
});
