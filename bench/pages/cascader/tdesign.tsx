import 'tdesign-react/es/_util/react-19-adapter';
import 'tdesign-react/dist/tdesign.min.css';
import { Cascader } from 'tdesign-react';
import { reactPage } from '../reactPage';
import { enter, regionOptions } from './regions';

enter({
  ...reactPage(
    <Cascader
      options={regionOptions()}
      filterable
      placeholder="请选择地区"
      style={{ width: 400 }}
    />,
  ),
  trigger: '.t-cascader .t-input',
  search: '.t-cascader input',
  options: '.t-cascader__menu:first-child .t-cascader__item',
  results: '.t-cascader__item',
});
