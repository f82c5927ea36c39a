import { IconButton, Menu, useTexts, type MenuItem } from '@mingjian/ui';
import { Braces, Image, Link, Minus, Smartphone, Table } from 'lucide-react';
import * as commands from './editor/commands';
import type { MergeField, OpenTool } from './richTextProps';
import { richTextTexts } from './RichText.texts';
import { ToolButton, type ToolGroupProps } from './ToolButton';
import { useTableItems } from './useTableItems';

export interface InsertToolsProps extends ToolGroupProps {
  mergeFields: readonly MergeField[] | undefined;
  hasPictures: boolean;
  hasPreview: boolean;
  /** Opens a dialog. */
  onOpen(tool: OpenTool): void;
}

/** Tools that insert something, and the preview. */
export function InsertTools({
  state,
  disabled,
  run,
  runAndReturn,
  mergeFields = [],
  hasPictures,
  hasPreview,
  onOpen,
}: InsertToolsProps) {
  const t = useTexts(richTextTexts);
  const tableItems = useTableItems(state, () => onOpen('table'), runAndReturn);
  return (
    <>
      <ToolButton
        label={t.link}
        icon={Link}
        disabled={disabled}
        isOn={state.isLink}
        onClick={() => onOpen('link')}
      />
      {(hasPictures || state.isImage) && (
        <ToolButton
          label={t.image}
          icon={Image}
          disabled={disabled}
          isOn={state.isImage}
          onClick={() => onOpen('image')}
        />
      )}
      <ToolButton
        label={t.divider}
        icon={Minus}
        disabled={disabled}
        onClick={() => run(commands.insertDivider)}
      />
      <Menu
        label={t.table}
        trigger={<IconButton size="small" label={t.table} icon={Table} disabled={disabled} />}
        items={tableItems}
      />
      {mergeFields.length > 0 && (
        <Menu
          label={t.mergeField}
          trigger={
            <IconButton size="small" label={t.mergeField} icon={Braces} disabled={disabled} />
          }
          items={mergeFields.map(({ name, label: text }): MenuItem => ({
            key: name,
            label: text,
            onSelect: () =>
              runAndReturn((one) =>
                commands.insertInline(one, {
                  type: 'mergeField',
                  name,
                  label: text,
                  children: [{ text: '' }],
                }),
              ),
          }))}
        />
      )}
      {hasPreview && (
        <ToolButton
          label={t.preview}
          icon={Smartphone}
          disabled={disabled}
          onClick={() => onOpen('preview')}
        />
      )}
    </>
  );
}
