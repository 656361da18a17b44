import {Fragment, type ReactNode} from 'react';

import statistics from '@data/statistics';
import Art from '@site/src/components/ui/Art';
import {base, origin} from '@site/src/lib/address';
import {formatInteger} from '@site/src/lib/format';

import {Corners, Head, Note, splitLead, textsOf, type LayoutProps} from './parts';
import styles from './styles.module.css';

/** Text left, the open ronda right, on the court. */
export function TitleSlide(props: LayoutProps): ReactNode {
  return (
    <>
      <Art name="ronda-abierta" className={styles.ronda} />
      <div className={styles.column}>
        <Head {...props} />
        <Note slide={props.slide} />
      </div>
    </>
  );
}

/** One question, very large, alone. */
export function QuestionSlide({slide, headingId}: LayoutProps): ReactNode {
  return (
    <>
      <Corners large="coral" small="blue" />
      <div className={styles.column}>
        <h2 id={headingId}>{slide.title}</h2>
        {textsOf(slide).map((text) => (
          <p key={text}>{text}</p>
        ))}
        <Note slide={slide} />
      </div>
    </>
  );
}

/** Short text and the full sociogram, on the court; figures of the school survey if the slide has them. */
export function DiagnosisSlide(props: LayoutProps): ReactNode {
  const {slide} = props;
  const survey = statistics.filter(({id}) => slide.statistics?.includes(id));
  return (
    <>
      <div className={styles.column}>
        <Head {...props} />
        {textsOf(slide).map((text) => (
          <p key={text}>{text}</p>
        ))}
        {survey.length > 0 && (
          <dl className={styles.survey}>
            {survey.map(({id, value, label}) => (
              <div key={id}>
                <dt>{label}</dt>
                <dd>{formatInteger(value)}</dd>
              </div>
            ))}
          </dl>
        )}
        <Note slide={slide} />
      </div>
      <Art
        name="tool-socioemociograma"
        label="Sociograma de un aula de 24 estudiantes: tres subgrupos unidos por pocos puentes y dos estudiantes que eligen a otros y a quienes nadie elige. Datos sintéticos."
        className={styles.sociogram}
      />
    </>
  );
}

/** Label, sentence and painted corner, on the court. */
export function OpportunitySlide(props: LayoutProps): ReactNode {
  const {slide} = props;
  return (
    <>
      <Corners large="amber" small="coral" />
      <div className={styles.column}>
        <Head {...props} />
        <ol className={styles.steps} role="list">
          {textsOf(slide).map((text, index) => {
            const {lead, rest} = splitLead(text);
            return (
              <li key={text}>
                <b aria-hidden="true">{index + 1}</b>
                <span>
                  {lead && <strong>{lead}:</strong>} {rest}
                </span>
              </li>
            );
          })}
        </ol>
        <Note slide={slide} />
      </div>
    </>
  );
}

/** One sentence, the closed ronda and where to find it all again, on wine. Its second state is for the questions. */
export function MessageSlide(props: LayoutProps): ReactNode {
  const {slide, step, headingId} = props;
  const {closing} = slide;
  const isAsking = step === 1 && closing !== undefined;
  const address = `${origin}${base}${closing?.to.slice(1) ?? ''}`.replace(/^https?:\/\/(www\.)?/, '');
  // Typed by people: a line may end after a bar, and nowhere else while there is room.
  const parts = address.split(/(?<=\/)/);
  return (
    <>
      <Art name="deck-ronda" className={styles.ronda} />
      <div className={styles.column} data-asking={isAsking ? '' : undefined}>
        {isAsking ? <h2 id={headingId}>{closing.title}</h2> : <Head {...props} />}
        {!isAsking && textsOf(slide).map((text) => <p key={text}>{text}</p>)}
        {closing && (
          <div className={styles.closing}>
            <Art name="deck-qr" label={`Código QR que abre ${address}`} className={styles.code} />
            <p>
              {closing.text}
              <b>
                {parts.map((part) => (
                  <Fragment key={part}>
                    {part}
                    <wbr />
                  </Fragment>
                ))}
              </b>
            </p>
          </div>
        )}
        <Note slide={slide} />
      </div>
    </>
  );
}
