/** Controls with a search of their options, which bring the machine of a combobox. */
export { Combobox, MultiSelect } from '@mingjian/ui';
