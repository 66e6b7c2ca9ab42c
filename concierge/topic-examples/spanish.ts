import type { TopicExamples } from '#concierge/understand/topics.ts'

/** In Spanish, and half of it. */
export const SPANISH: TopicExamples = {
  store_hours: `
a que hora abren
hasta que hora estan hoy
abren los domingos?
trabajan el 25 de diciembre
ya cerraron?
todavia puedo llegar a las 9
`,
  store_location: `
donde estan ubicados
cual es la direccion
como llego desde el centro
por donde queda la tienda
`,
  contact: `
cual es su telefono
tienen correo electronico
a que numero puedo llamar
`,
  parking: `
hay estacionamiento
donde puedo dejar el carro
cobran por estacionar
`,
  accessibility: `
puedo entrar con silla de ruedas
dejan entrar perros
hay escaleras en la entrada
`,
  payment: `
aceptan tarjeta
puedo pagar con debito
solo efectivo?
hay cajero ahi
`,
  tax: `
el precio ya trae impuestos
cuanto es de impuesto
`,
  delivery: `
hacen entregas a domicilio
cuanto cobran por traerlo
cual es el minimo para que lo traigan
llegan hasta {zip}
a que hora es la ultima entrega
`,
  pickup: `
puedo pedir y pasar a recoger
en cuanto tiempo esta listo el pedido
tienen ventanilla para carro
`,
  id_policy: `
que identificacion necesito
sirve mi pasaporte mexicano
tengo que tener 21
puede entrar mi primo de 19
`,
  purchase_limits: `
cuanto puedo comprar al dia
cual es el maximo por persona
`,
  consumption_rules: `
se puede fumar ahi
donde puedo fumar legalmente
`,
  returns: `
puedo devolver un cartucho que no sirve
hacen cambios
me devuelven el dinero si no lo abri
`,
  order_status: `
donde esta mi pedido
ya esta listo mi pedido
no me ha llegado nada
`,
  order_change: `
quiero cancelar mi pedido
puedo agregar algo a mi pedido
`,
  complaint: `
me cobraron de mas
el muchacho fue muy grosero
falta una cosa en mi bolsa
`,
  human_handoff: `
quiero hablar con una persona
me puede llamar alguien
`,
  jobs: `
estan contratando
donde dejo mi solicitud de trabajo
`,
  loyalty: `
como funcionan los puntos
que me dan en mi cumpleanos
`,
  deals: `
que ofertas hay hoy
hay descuento para veteranos
descuento por primera visita?
tienen algo para mayores de 60
`,
  store_info: `
tienen bano
hablan espanol
venden tarjetas de regalo
reciben los envases vacios
`,
  education: `
que es la resina viva
cuanto tarda en pegar un comestible
cual es la diferencia entre indica y sativa
como se toma una tintura
que significa infusionado
`,
  small_talk: `
gracias, que tengas buen dia
gracias, que te vaya bien
muchas gracias y buen dia
muy amable, que pase buen dia
mil gracias, hasta luego
hola que tal
muchas gracias
buenas tardes
hasta luego
`,
  bot_identity: `
eres un robot
con quien hablo
`,
  out_of_scope: `
quien gano el partido
que tiempo hace hoy
me ayudas con la tarea
donde hay un buen restaurante
`,
  goods: `
busco algo para dormir
tienen gomitas de menos de 20
quiero un porro barato
algo suave para empezar
tienen {name}
cuanto cuesta {name}
un cartucho de sativa
que me recomiendas para una fiesta
`,
}
