import { from } from '#graph';
import type { ChatPollAnswerResolvers, ChatPollResolvers } from './types.generated.ts';

const NO_VOTES = { count: 0, me_voted: false };

export const polls: { ChatPoll: ChatPollResolvers; ChatPollAnswer: ChatPollAnswerResolvers } = {
  ChatPoll: {
    question: from('question.text'),
    answers: from(['answers', 'results'], ({ answers, results }) =>
      answers.map((answer) => ({
        answer,
        votes: results ? (results.answer_counts.find(({ id }) => id === answer.answer_id) ?? NO_VOTES) : undefined,
      })),
    ),
    endsAt: from('expiry'),
    allowsSeveralAnswers: from('allow_multiselect'),
    isFinal: from('results?.is_finalized'),
  },
  ChatPollAnswer: {
    answerId: from('answer.answer_id', (id) => String(id)),
    text: from('answer.poll_media.text'),
    emoji: from('answer.poll_media.emoji'),
    voteCount: from('votes?.count'),
    isMine: from('votes?.me_voted'),
  },
};
