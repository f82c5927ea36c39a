import { Cascader } from '@douyinfe/semi-ui-19';
import { reactPage } from '../reactPage';
import { enter, regionOptions } from './regions';

enter({
  ...reactPage(
    <Cascader
      treeData={regionOptions()}
      filterTreeNode
      placeholder="请选择地区"
      style={{ width: 400 }}
    />,
  ),
  trigger: '.semi-cascader',
  search: '.semi-cascader input',
  options: '.semi-cascader-option-list:first-child .semi-cascader-option',
  results: '.semi-cascader-option',
});
