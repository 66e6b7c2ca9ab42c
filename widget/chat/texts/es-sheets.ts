import type { SheetTexts } from './en-sheets.ts'

export const esSheets: SheetTexts = {
  back: 'Volver',
  handoffTitle: 'Dejar un mensaje',
  handoffText: 'Esta conversación se envía a la tienda para que la lea una persona.',
  note: '¿De qué se trata?',
  email: 'Su correo, para responderle (opcional)',
  news: 'Envíenme novedades y ofertas de {shop} por correo. Puedo darme de baja cuando quiera.',
  emailWrong: 'Revise la dirección de correo.',
  noteMissing: 'Díganos de qué se trata.',
  send: 'Enviar',
  sent: 'Enviado. Lo leerá una persona.',
  notSent: 'La tienda no recibe mensajes por aquí.',
  reach: 'O contáctenos aquí:',
  busy: 'Fueron muchos mensajes por hoy. Contáctenos de otra manera.',
  failed: 'No funcionó. Inténtelo otra vez.',
  farewellTitle: '¿Qué le pareció este chat?',
  scale: '1 es malo, 5 es excelente.',
  of: '{rating} de 5',
  skip: 'Saltar y empezar otro chat',
}
