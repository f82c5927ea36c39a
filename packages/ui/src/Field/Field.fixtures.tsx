import { Combobox } from '../Combobox/Combobox';
import { Grid } from '../Grid/Grid';
import { MultiSelect } from '../MultiSelect/MultiSelect';
import { NumberField } from '../NumberField/NumberField';
import { OtpField } from '../OtpField/OtpField';
import { PasswordField } from '../PasswordField/PasswordField';
import { SearchField } from '../SearchField/SearchField';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl';
import { Select } from '../Select/Select';
import { TagInput } from '../TagInput/TagInput';
import { TextArea } from '../TextArea/TextArea';
import { TextField } from '../TextField/TextField';
import { TreeSelect } from '../TreeSelect/TreeSelect';
import type { FieldSize } from './Field';

const options = ['闪调', '标准版', '高管版'].map((label) => ({ value: label, label }));
const departments = [{ key: 'hq', label: '总部', children: [{ key: 'hr', label: '人力' }] }];

/** Every field with a box, in one size. */
export function BoxedFields({ size }: { size: FieldSize }) {
  return (
    <Grid columns="xs">
      <TextField size={size} label="候选人" defaultValue="欧阳静怡" />
      <TextField size={size} label="手机" prefix="+86" defaultValue="138 0000 0421" clearable />
      <PasswordField size={size} label="密码" defaultValue="mingjian2026" />
      <SearchField size={size} label="搜索订单" defaultValue="BG2026" />
      <NumberField size={size} label="单价" prefix="¥" defaultValue={1280} precision={2} />
      <Select size={size} label="套餐" options={options} defaultValue="标准版" clearable />
      <MultiSelect
        size={size}
        label="可选套餐"
        options={options}
        defaultValue={['闪调', '高管版']}
        clearable
      />
      <Combobox size={size} label="公司" options={options} defaultValue="闪调" clearable />
      <TreeSelect size={size} label="部门" items={departments} defaultValue="hr" clearable />
      <TagInput size={size} label="关键词" defaultValue={['诉讼', '失信']} />
      <SegmentedControl size={size} label="语言" options={options.slice(0, 2)} />
      <OtpField size={size} label="验证码" defaultValue="382" />
      <TextArea size={size} label="备注" rows={2} defaultValue="请先联系候选人" />
    </Grid>
  );
}
