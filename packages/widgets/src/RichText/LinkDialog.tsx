import { useId, useState, type FormEvent } from 'react';
import { Button, Dialog, TextField, useTexts } from '@mingjian/ui';
import { Range } from 'slate';
import { useSlateStatic } from 'slate-react';
import { isLinkAddress } from '../richHtml';
import { removeLink, setLink } from './editor/commands';
import { around, type RichEditor } from './editor/slateNodes';
import * as S from './RichText.styles';
import { richTextTexts } from './RichText.texts';

/** Address and text of a link. */
export function LinkDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(richTextTexts);
  const formId = useId();
  const editor = useSlateStatic() as RichEditor;
  const [link] = useState(() => around(editor, 'link')?.[0]);
  const [needsText] = useState(
    () => !link && (editor.selection === null || Range.isCollapsed(editor.selection)),
  );
  const [address, setAddress] = useState(link?.url ?? '');
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    // A form around the editor is another one.
    event.stopPropagation();
    const url = completed(address.trim());
    if (!isLinkAddress(url)) {
      setError(t.addressWrong);
      return;
    }
    setLink(editor, url, text.trim());
    onClose();
  };
  const handleRemove = () => {
    removeLink(editor);
    onClose();
  };

  return (
    <Dialog
      open
      size="small"
      title={t.link}
      onClose={onClose}
      footer={
        <>
          {link && <Button onClick={handleRemove}>{t.remove}</Button>}
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button tone="primary" type="submit" form={formId}>
            {t.confirm}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit}>
        <S.Fields>
          <TextField
            label={t.address}
            description={t.addressHint}
            required
            inputMode="url"
            dir="ltr"
            value={address}
            error={error}
            onValueChange={(next) => {
              setAddress(next);
              setError(undefined);
            }}
          />
          {needsText && <TextField label={t.linkText} value={text} onValueChange={setText} />}
        </S.Fields>
      </form>
    </Dialog>
  );
}

/** People leave out the scheme of web pages, and type mailboxes alone. */
function completed(address: string) {
  if (/^[^\s/:@]+@[^\s/:@]+\.[a-z]{2,}$/i.test(address)) return `mailto:${address}`;
  return /^[\w-]+(\.[\w-]+)+([/?#:]|$)/.test(address) ? `https://${address}` : address;
}
