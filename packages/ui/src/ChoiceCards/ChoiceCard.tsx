import type { ComponentPropsWithRef } from 'react';
import { CircleCheck, Lock } from 'lucide-react';
import { Icon } from '../Icon/Icon';
import type { ChoiceCardOption } from './choiceCardOption';
import * as S from './ChoiceCards.styles';

export interface ChoiceCardProps extends ComponentPropsWithRef<'input'> {
  id: string;
  option: ChoiceCardOption<string | number>;
}

/**
 * One card, named by its title and described by the rest. Every other prop goes to the radio button
 * that covers it.
 */
export function ChoiceCard({ id, option, ...radioProps }: ChoiceCardProps) {
  const { title, note, description, icon, disabledReason } = option;
  const describedBy = [
    note && `${id}-note`,
    description && `${id}-description`,
    disabledReason && `${id}-reason`,
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <S.Card>
      <S.Radio
        {...radioProps}
        aria-labelledby={`${id}-title`}
        aria-describedby={describedBy || undefined}
      />
      {icon && (
        <S.Picture>
          <Icon icon={icon} size={20} />
        </S.Picture>
      )}
      <S.Text>
        <S.Heading>
          <S.Title id={`${id}-title`}>{title}</S.Title>
          {note && <S.Note id={`${id}-note`}>{note}</S.Note>}
        </S.Heading>
        {description && <S.Description id={`${id}-description`}>{description}</S.Description>}
        {disabledReason && (
          <S.Reason id={`${id}-reason`}>
            <Icon icon={Lock} />
            {disabledReason}
          </S.Reason>
        )}
      </S.Text>
      <S.Tick>
        <Icon icon={CircleCheck} />
      </S.Tick>
    </S.Card>
  );
}
