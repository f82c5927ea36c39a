import type { KeyboardEvent } from 'react';
import { Button, Icon, TextArea, useTexts } from '@mingjian/ui';
import { Send } from 'lucide-react';
import * as S from './Chat.styles';
import { chatTexts } from './chat.texts';
import type { ComposedState } from './useComposed';

export interface ComposerProps {
  composed: Pick<ComposedState, 'content' | 'type' | 'send'>;
  maxLength: number;
  placeholder: string;
}

/** The field for a message. Ctrl or Meta with Enter sends it. */
export function Composer({ composed, maxLength, placeholder }: ComposerProps) {
  const t = useTexts(chatTexts);
  const { content, type, send } = composed;
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  };
  return (
    <S.Composer
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextArea
        label={t.message}
        hideLabel
        rows={2}
        autoGrow
        maxLength={maxLength}
        placeholder={placeholder}
        description={t.hint}
        value={content}
        onValueChange={type}
        onKeyDown={handleKeyDown}
      />
      <Button type="submit" tone="primary" icon={<Icon icon={Send} />}>
        {t.send}
      </Button>
    </S.Composer>
  );
}
