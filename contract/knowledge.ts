import * as z from 'zod'
import type { RouteTable } from '#contract/route.ts'

const question = z.string().trim().min(3).max(300)
const answer = z.string().trim().min(1).max(1500)
const byId = z.object({ id: z.uuid() })

/**
 * An answer that a person wrote. It is given from then on to the same question, also in slightly other words, above the
 * built-in answer and below every safety guard.
 */
export const TaughtAnswer = z.object({
  id: z.uuid(),
  question: z.string(),
  answer: z.string(),
  /** Given only to shoppers who have passed the age gate. */
  needsAge: z.boolean(),
  /** The conversation that it was taught from, while it is kept. */
  conversationId: z.uuid().nullable(),
  hits: z.int(),
  lastUsedAt: z.iso.datetime().nullable(),
  taughtBy: z.string(),
  updatedAt: z.iso.datetime(),
})
export type TaughtAnswer = z.infer<typeof TaughtAnswer>

/** A question with what came before it and what a good answer is, kept so that it can be asked again of a later concierge. */
export const TestCase = z.object({
  id: z.uuid(),
  question: z.string(),
  history: z.array(z.object({ role: z.enum(['user', 'assistant']), text: z.string() })),
  /** What was answered when it was saved. */
  given: z.string(),
  /** What should have been answered, in the reviewer's words. */
  expected: z.string(),
  conversationId: z.uuid().nullable(),
  savedBy: z.string(),
  savedAt: z.iso.datetime(),
})
export type TestCase = z.infer<typeof TestCase>

const TEACHING = z.object({ question, answer, needsAge: z.boolean().default(false) })

export const knowledgeRoutes = {
  listTaughtAnswers: {
    method: 'GET',
    path: '/admin/knowledge/answers',
    access: 'view_conversations',
    summary: 'The answers that were taught, most used first',
    reply: z.object({ answers: z.array(TaughtAnswer) }),
  },
  teachAnswer: {
    method: 'POST',
    path: '/admin/knowledge/answers',
    access: 'edit_knowledge',
    summary: 'Teach an answer; one already taught to the same question is replaced',
    body: TEACHING.extend({ conversationId: z.uuid().optional() }),
    status: 201,
    reply: TaughtAnswer,
  },
  updateTaughtAnswer: {
    method: 'PUT',
    path: '/admin/knowledge/answers/:id',
    access: 'edit_knowledge',
    summary: 'Reword a taught answer',
    params: byId,
    body: TEACHING,
    reply: TaughtAnswer,
  },
  forgetTaughtAnswer: {
    method: 'DELETE',
    path: '/admin/knowledge/answers/:id',
    access: 'edit_knowledge',
    summary: 'Forget a taught answer: the built-in one is given again',
    params: byId,
    reply: z.object({ deleted: z.boolean() }),
  },
  listTestCases: {
    method: 'GET',
    path: '/admin/knowledge/test-cases',
    access: 'view_conversations',
    summary: 'The saved test cases, newest first',
    reply: z.object({ testCases: z.array(TestCase) }),
  },
  saveTestCase: {
    method: 'POST',
    path: '/admin/knowledge/test-cases',
    access: 'edit_knowledge',
    summary: 'Save an answer of a conversation, its question and what came before, as a test case',
    /** `messageId` is that of the concierge's answer. */
    body: z.object({ conversationId: z.uuid(), messageId: z.uuid(), expected: answer }),
    status: 201,
    reply: TestCase,
  },
  deleteTestCase: {
    method: 'DELETE',
    path: '/admin/knowledge/test-cases/:id',
    access: 'edit_knowledge',
    summary: 'Forget a test case',
    params: byId,
    reply: z.object({ deleted: z.boolean() }),
  },
} as const satisfies RouteTable
