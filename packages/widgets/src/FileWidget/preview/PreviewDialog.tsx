import { Button, Dialog, Icon, useTexts } from '@mingjian/ui';
import { Download } from 'lucide-react';
import { displayName } from '../../internal/upload/model/displayName';
import type { FileSources } from '../fileWidgetProps';
import type { StoredFile } from '../model/fileEntries';
import { fileKind } from '../model/fileKind';
import { AudioPreview } from './AudioPreview';
import { ConvertedPreview } from './ConvertedPreview';
import { ImagesPreview } from './ImagesPreview';
import { LazyPdf } from './LazyPdf';
import { filePreviewTexts } from './preview.texts';
import { TextPreview } from './TextPreview';
import { Unsupported } from './Unsupported';

export interface PreviewDialogProps {
  /** The file to preview. */
  file: StoredFile;
  /** All files: the viewer of images goes from one to the next. */
  files: readonly StoredFile[];
  sources: FileSources;
  onDownload: (file: StoredFile) => void;
  onClose: () => void;
}

/** A file in the whole window: images in the viewer of ui, others in a dialog. */
export function PreviewDialog({ file, files, sources, onDownload, onClose }: PreviewDialogProps) {
  const t = useTexts(filePreviewTexts);
  const kind = fileKind(file);
  if (kind === 'image')
    return (
      <ImagesPreview file={file} files={files} resolveUrl={sources.resolveUrl} onClose={onClose} />
    );

  return (
    <Dialog
      open
      onClose={onClose}
      title={displayName(file.name) || t.text}
      size={kind === 'audio' ? 'medium' : 'full'}
      footer={
        <Button icon={<Icon icon={Download} />} onClick={() => onDownload(file)}>
          {t.download}
        </Button>
      }
    >
      {kind === 'audio' && <AudioPreview url={file.url} resolveUrl={sources.resolveUrl} />}
      {kind === 'text' && <TextPreview url={file.url} resolveUrl={sources.resolveUrl} />}
      {kind === 'pdf' && (
        <LazyPdf url={file.url} resolveUrl={sources.resolveUrl} assets={sources.pdfAssets} />
      )}
      {kind === 'office' &&
        (sources.convert ? (
          <ConvertedPreview file={file} convert={sources.convert} assets={sources.pdfAssets} />
        ) : (
          <Unsupported />
        ))}
    </Dialog>
  );
}
