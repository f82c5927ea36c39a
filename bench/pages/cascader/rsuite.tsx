import 'rsuite/dist/rsuite.min.css';
import { Cascader } from 'rsuite';
import { reactPage } from '../reactPage';
import { enter, regionOptions } from './regions';

enter({
  ...reactPage(<Cascader data={regionOptions()} placeholder="请选择地区" style={{ width: 400 }} />),
  trigger: '.rs-picker-toggle',
  search: '.rs-picker-popup input',
  options: '.rs-cascade-tree-column:first-child [role=treeitem]',
  results: '.rs-cascade-search-view [role=treeitem]',
});
