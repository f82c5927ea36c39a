import { fileOrigins } from '@mingjian/api';
import { RichText } from '@mingjian/widgets/RichText';
import { site } from '../../base/site';
import { useUploadFile } from '../../shared/files/useUploadFile';

export interface PartTextProps {
  label: string;
  value: string;
  readOnly: boolean;
  onChange(text: string): void;
}

/** Height of the text in pixels. Source: the specification. */
const HEIGHT = 300;

/** The rich text of a part. Its pictures are the client's, which reads the report. */
export function PartText({ label, value, readOnly, onChange }: PartTextProps) {
  const upload = useUploadFile('picture');
  return (
    <RichText
      label={label}
      height={HEIGHT}
      value={value}
      readOnly={readOnly}
      phonePreview={false}
      pictureOrigins={fileOrigins(site.fileBases)}
      upload={async (file, options) => (await upload(file, options)).path}
      onValueChange={onChange}
    />
  );
}
