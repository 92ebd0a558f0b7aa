import type { Answers } from '../../domain/table-import/answers.ts';
import type { Question } from '../../domain/table-import/questions.ts';
import type { DateColumn } from '../../domain/table-import/read-rows.ts';
import type { DateOrder } from '../../domain/written-dates.ts';
import { styled } from '../../style/styled.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Panel, Row } from '../parts/layout.ts';
import { counted } from '../parts/text.ts';
import { Dates } from './Dates.tsx';
import { QuestionItem } from './QuestionItem.tsx';

export interface QuestionsProps {
  dates: readonly DateColumn[];
  questions: readonly Question[];
  answers: Answers;
  /** Returns the label of a field. */
  labelOf: (key: string) => string;
  onOrder: (key: string, order: DateOrder) => void;
  onReplace: (key: string, replace: Readonly<Record<string, string>>) => void;
  onLeaveOut: (question: Question) => void;
  /** Reverts the answers about a field. */
  onForget: (key: string) => void;
  /** Includes the rows again that were left out. */
  onTakeRows: () => void;
}

/** Maximum questions shown: a longer list would be as long as the table. */
const mostQuestions = 30;

/** The questions about the table, one line per kind of mistake, and the answers so far. */
export function Questions(props: QuestionsProps) {
  const { dates, questions, answers, labelOf, onOrder, onReplace, onLeaveOut, onForget, onTakeRows } = props;
  const doubtful = dates.filter((column) => column.doubtful !== '');
  const answered = Object.entries(answers.replaced).filter(([, values]) => Object.keys(values).length > 0);
  const open = questions.length + doubtful.filter(({ chosen }) => chosen === undefined).length;
  if (open + doubtful.length + answered.length + answers.left.length === 0) return null;
  const proposals = questions.filter(({ proposal }) => proposal);
  return (
    <Panel aria-labelledby="questions">
      <h2 id="questions">{open === 0 ? 'No questions left' : counted(open, 'question')}</h2>
      {proposals.length > 1 && (
        <Row>
          <Button
            size="sm"
            variant="outlined"
            onClick={() => {
              for (const { key, proposal } of proposals) onReplace(key, proposal?.replace ?? {});
            }}
          >
            {`Take all ${proposals.length} proposals`}
          </Button>
        </Row>
      )}
      <List>
        {doubtful.map((column) => (
          <Dates key={column.key} column={column} onOrder={(order) => onOrder(column.key, order)} />
        ))}
        {questions.slice(0, mostQuestions).map((question) => (
          <QuestionItem
            key={question.id}
            question={question}
            onReplace={(replace) => onReplace(question.key, replace)}
            onLeaveOut={() => onLeaveOut(question)}
          />
        ))}
        {answered.map(([key, values]) => (
          <li key={key}>
            <span>
              <strong>{labelOf(key)}</strong>: {answerText(values)}.
            </span>
            <Row>
              <Button size="sm" variant="quiet" onClick={() => onForget(key)}>
                Undo this answer
              </Button>
            </Row>
          </li>
        ))}
        {answers.left.length > 0 && (
          <li>
            <span>{`${counted(answers.left.length, 'row')} left out.`}</span>
            <Row>
              <Button size="sm" variant="quiet" onClick={onTakeRows}>
                Take them back
              </Button>
            </Row>
          </li>
        )}
      </List>
      {questions.length > mostQuestions && (
        <p>{`And ${questions.length - mostQuestions} more. Is each column the field that it should be?`}</p>
      )}
    </Panel>
  );
}

const shownAnswers = 4;

function answerText(values: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(values).map(([from, to]) => `“${from || 'empty'}” is read as “${to || 'empty'}”`);
  const more = pairs.length - shownAnswers;
  return pairs.slice(0, shownAnswers).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

const List = styled('ul')`
  display: grid;
  gap: var(--space-3);
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-2);
    padding-block-start: var(--space-3);
    border-block-start: 1px solid var(--line);
    line-height: 1.5;
    overflow-wrap: anywhere;
  }
  & > li:first-child {
    padding-block-start: 0;
    border-block-start: 0;
  }
`;
