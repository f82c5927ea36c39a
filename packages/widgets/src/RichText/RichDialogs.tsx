import { ImageDialog } from './ImageDialog';
import { LinkDialog } from './LinkDialog';
import { PhonePreview } from './PhonePreview';
import type { PickImages } from '../internal/upload/pickedImage';
import type { OpenTool } from './richTextProps';
import { TableDialog } from './TableDialog';

export interface RichDialogsProps {
  tool: OpenTool;
  /** HTML of the document. */
  value: string;
  /** Label of the field. */
  label: string;
  pickImages: PickImages | undefined;
  canUpload: boolean;
  onClose(): void;
}

/** The dialog of one tool. */
export function RichDialogs({
  tool,
  value,
  label,
  pickImages,
  canUpload,
  onClose,
}: RichDialogsProps) {
  switch (tool) {
    case 'link':
      return <LinkDialog onClose={onClose} />;
    case 'image':
      return <ImageDialog pickImages={pickImages} canUpload={canUpload} onClose={onClose} />;
    case 'table':
      return <TableDialog onClose={onClose} />;
    case 'preview':
      return <PhonePreview value={value} label={label} onClose={onClose} />;
  }
}
