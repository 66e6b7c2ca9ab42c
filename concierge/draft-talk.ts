import { answerUnforeseen } from './answer-store.ts'
import { type Draft, EMPTY_DRAFT, type Scene } from './draft.ts'
import { draftRecommend } from './draft-recommend.ts'
import type { Wish } from './retrieve/wish.ts'
import { articleById } from './say/articles.ts'
import { articlesTold } from './say/articles-together.ts'
import { moodQuestion, shelfQuestion } from './say/discovery.ts'
import { reckon, tellRatio } from './say/reckon.ts'
import { shelvesArticle } from './say/shelf-notes.ts'
import { quickRepliesAfter } from './say/quick-replies.ts'
import { sayTalk } from './say/talk.ts'
import { tell } from './say/wording.ts'
import { TALK_INTENTS, type TalkIntent } from './understand/intent.ts'
import { saysWish } from './understand/standing.ts'
import type { Understood } from './understand/understand.ts'

/** Explains in the concierge's own words what was asked about. */
export function draftEducation({ understood, language }: Scene): Draft {
  const id = articleOfShown(understood)
  const article = id === null ? shelvesArticle(understood.said.forms) : articleById(id)
  const text =
    article === null
      ? tell(
          language,
          'Good question, but I do not have a solid answer to that one here. Our team is happy to explain.',
          'Buena pregunta, pero no tengo aquí una respuesta segura. Nuestro equipo te lo explica con gusto.',
        )
      : articlesTold(article, understood.plain)
          .map((each) => each[language])
          .join(' ')
  const reckoned = language === 'en' ? reckonedFor(article?.id, understood.plain) : null
  return {
    ...EMPTY_DRAFT,
    intent: 'education',
    text: reckoned === null ? text : reckoned.endsWith('a piece.') ? reckoned : `${reckoned} ${text}`,
    answered: article !== null,
    groundTexts: reckoned === null ? [text] : [text, reckoned],
    paths: article === null ? [] : [`article.${article.id}`],
    quickReplies: quickRepliesAfter('education', language),
  }
}

/** "How do i take it" after a tincture was shown: that is told, and not how much of an edible. */
function articleOfShown({ article, plain, standing: { shown } }: Understood): string | null {
  const isOfDrops = shown.length > 0 && shown.every(({ category }) => category === 'tincture')
  return article === 'dosing' && isOfDrops && HOW_TAKEN.test(plain) ? 'tincture' : article
}

const HOW_TAKEN = /\b(?:how|como)\b.{0,24}\b(?:take|use|do|tomo|uso|usa|toma)\b(?!.{0,12}\b(?:mg|much|many)\b)/

/** What is worked out from the figures of a question. */
function reckonedFor(article: string | undefined, plain: string): string | null {
  if (article === 'amounts') return reckon(plain)
  return article === 'ratio' ? tellRatio(plain) : null
}

/** Small talk, questions about the assistant, yes, no and "I don't know". */
export function draftTalk(scene: Scene): Draft {
  const { store, input, understood, language } = scene
  const { intent } = understood
  if (intent === 'unsure' && !opensWithDoubt(understood)) return draftSafeChoice(scene)
  if (!isTalk(intent)) return draftClarify(scene)
  const lastReply = input.history.findLast((message) => message.role === 'assistant')?.text ?? null
  const text = sayTalk({
    intent,
    plain: understood.plain,
    language,
    agent: input.agent,
    profile: store.profile,
    lastReply,
  })
  return {
    ...EMPTY_DRAFT,
    intent,
    text,
    groundTexts: lastReply === null ? [text] : [text, lastReply],
    quickReplies: quickRepliesAfter(intent, language),
  }
}

/** "Not sure" before anything was talked of: there is nothing to choose from yet. */
function opensWithDoubt({ talkAlone, standing }: Understood): boolean {
  return talkAlone && !standing.asked && standing.shown.length === 0 && !saysWish(standing.wish)
}

type PlainTalk = Exclude<TalkIntent, 'education'>

function isTalk(intent: Understood['intent']): intent is PlainTalk {
  return intent !== 'education' && TALK_INTENTS.some((talk) => talk === intent)
}

/** "I don't know" is no dead end: a gentle, easy choice is offered, and nothing more is asked. */
function draftSafeChoice(scene: Scene): Draft {
  const { understood, language } = scene
  const wish: Wish = { ...understood.standing.wish, mild: true }
  const draft = draftRecommend({ ...scene, understood: { ...understood, wish, parts: [wish], intent: 'recommend' } })
  return {
    ...draft,
    text: `${tell(language, 'No worries, let me pick something easygoing.', 'No pasa nada, te elijo algo suave y fácil.')} ${draft.text}`,
  }
}

/** One question, never about what was already said. A fact of the profile may still be what was meant. */
export function draftClarify({ store, input, understood, language }: Scene): Draft {
  const unforeseen =
    understood.plain.length > 3 ? answerUnforeseen(store, { plain: understood.plain, language, now: input.now }) : null
  if (unforeseen !== null && understood.standing.unsureCount === 0)
    return {
      ...EMPTY_DRAFT,
      intent: 'store_info',
      text: unforeseen.text,
      paths: unforeseen.paths,
      quickReplies: quickRepliesAfter('store_info', language),
    }
  const { wish } = understood.standing
  const question = wish.forms.length === 0 ? shelfQuestion(store, language) : moodQuestion(language)
  const lead =
    wish.forms.length === 0 ? tell(language, 'Happy to help!', '¡Con gusto!') : tell(language, 'Got it.', 'Entendido.')
  return {
    ...EMPTY_DRAFT,
    intent: 'clarify',
    text: `${lead} ${question.text}`,
    answered: understood.plain === '' || understood.standing.asked || understood.unknown.length === 0,
    quickReplies: question.quickReplies,
  }
}
