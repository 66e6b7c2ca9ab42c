import type { GuardKind } from '#contract/turn.ts'

export type GuardTexts = Readonly<Record<string, readonly string[]>>

/**
 * What is said for a kind of verdict, or for one of its rules (`kind/rule`). {age} {shop} {name} {state} {contact} are filled in.
 * Several wordings of one answer are taken in turn.
 */
export const GUARD_TEXTS_EN: Readonly<Record<GuardKind, readonly string[]>> & GuardTexts = {
  emergency: [
    'Please get help right away. If anyone has trouble breathing, chest pain, a seizure, or cannot be woken, call 911 now. For anything eaten or taken by accident or too much of, call Poison Control at 1-800-222-1222 (free, 24/7). Stay with the person, keep them sitting or lying on their side, and do not take or give anything more.',
    'This needs medical help, not a shop. Call 911 if breathing, chest or waking is a problem, or if a child is involved. Poison Control answers at 1-800-222-1222, free and around the clock. Stay close to them and do not take anything more.',
  ],
  'emergency/pet': [
    'Please call your vet or the nearest emergency animal hospital right now. ASPCA Animal Poison Control answers 24/7 at 1-888-426-4435. Tell them what was eaten, how much and when, take the package along, and do not make your pet vomit unless the vet says so.',
  ],
  'emergency/child': [
    'Please act right now: call Poison Control at 1-800-222-1222 (free, 24/7), and call 911 at once if the child is very sleepy, hard to wake, unsteady or breathing oddly. Keep the package at hand so you can say how many mg, and stay with the child.',
  ],
  crisis: [
    'I am really glad you told me. Nobody has to carry this alone: call or text 988, the Suicide & Crisis Lifeline, any time, free and confidential. If you or someone else is in danger right now, please call 911. If you can, be with someone you trust.',
    'That sounds very heavy, and you deserve support from a real person. Please call or text 988 (Suicide & Crisis Lifeline, free, 24/7). If there is immediate danger, call 911. I hope you reach out to them, or to someone close to you, now.',
  ],
  underage: [
    'Thanks for being straight with me. Our products are only for adults {age} and older with a valid ID, so I cannot help with products here.',
    'You have to be {age} or older, with a valid government ID, to shop with us. I cannot recommend or sell anything for someone younger.',
  ],
  'underage/buys-for-minor': [
    'I cannot help with products for anyone under {age}. Sales are only to adults {age} and older with a valid ID, and giving cannabis to a minor is against the law. Please keep it locked away from children.',
  ],
  medical: [
    'I cannot give medical advice or say that a product treats a condition; a doctor or pharmacist is the right person to ask. If you like, I can describe products by type, potency, flavor and the mood they are known for.',
    'That is a question for a doctor or pharmacist, as I am not able to give medical advice. I am happy to help in shopping terms: format, strength, flavor, or how shoppers describe the mood.',
  ],
  'medical/drug-interaction': [
    'I cannot give medical advice about mixing cannabis with medication or alcohol. Please ask your doctor or pharmacist before you use anything; they know what you take. Until then, it is best not to combine them.',
  ],
  'medical/pregnancy': [
    'Please talk to your doctor before using any cannabis product while pregnant, trying, or breastfeeding. Health authorities advise against it, and I cannot give medical advice or suggest products here.',
  ],
  'medical/pet': [
    'Please ask your vet before giving any of our products to an animal: they are made for adults, and THC can make pets ill.{pets} If your pet has already eaten some, ASPCA Animal Poison Control answers 24/7 at 1-888-426-4435.',
  ],
  'medical/distress': [
    'I am sorry you are going through this. I cannot give medical advice, and a doctor or a counselor can really help. If it ever gets too heavy, you can call or text 988 any time, free and confidential.',
  ],
  'medical/dependence': [
    'Thank you for telling me. Wanting to cut down and finding it hard is common, and you can get help with it: SAMHSA answers at 1-800-662-4357, free, confidential, 24/7, and a doctor or counselor can support you too. I cannot give medical advice, and I will not push you to buy anything.',
  ],
  'medical/medical-claim': [
    'I cannot say that a product treats or cures anything: that would be a medical claim, and a doctor or pharmacist is the one to ask. I can tell you what is in a product, how strong it is and what it costs.',
  ],
  illegal: [
    'I cannot help with that, as it is not legal. I am glad to help with anything you would like to buy for yourself here at {shop}.',
    'Sorry, that is against the rules a licensed shop has to follow, so I cannot help with it. I can help you shop, though.',
  ],
  'illegal/across-state-lines': [
    'Sorry, no. Cannabis may not leave {state}: it cannot be mailed, flown or carried across state lines or borders, as that is illegal under federal law. What you buy here has to stay here.',
    'Unfortunately that is not possible. Products may not cross state lines, whether by mail, plane or car, because federal law forbids it. We can only serve you within {state}.',
  ],
  'illegal/forbidden-place': [
    'Sorry, no. Cannabis may not be brought or used there: schools, prisons, public transport and all federal land, national parks and forests too, are off limits whatever the state allows, and other places set rules of their own. It is safe on private property where the owner agrees.',
  ],
  'illegal/around-the-limit': [
    'Sorry, I cannot help get around purchase limits, ID checks or sales records. Each sale needs a valid {age}+ ID, is recorded, and stays within the legal limit.',
  ],
  'illegal/split-order': [
    'Sorry, no. The limit counts for each person, and an order cannot be parted over other names: each sale needs its own valid {age}+ ID and is recorded.',
  ],
  'illegal/over-the-limit': [
    'Sorry, I cannot help with buying more than the legal limit. Each sale stays within it and is recorded.',
  ],
  'illegal/fake-id': [
    'Sorry, no. Only your own valid, unexpired government ID works, and you must be {age} or older. We cannot accept a borrowed or altered one.',
  ],
  'illegal/resale': [
    'Sorry, I cannot help with that. What you buy here is for your own use; reselling it or buying it for others who may not is against the law.',
  ],
  'illegal/other-drugs': [
    'We do not have that: we only carry licensed cannabis products and accessories, so I cannot help with other drugs. If you or someone needs support, SAMHSA answers at 1-800-662-4357, free, 24/7.',
  ],
  'illegal/growing': [
    'I cannot help with growing: rules on home cultivation differ by state, so please check the law where you live. I can help you choose something from our menu.',
  ],
  'illegal/dosing-others': [
    'I cannot help with that. Giving someone cannabis without their knowledge is dangerous and a crime. If somebody already took some unknowingly, call Poison Control at 1-800-222-1222 or 911.',
  ],
  driving: [
    'Please do not drive after using cannabis. There is no safe waiting time I could promise: effects can last many hours, longer with edibles. Take a ride, or wait until the next day.',
    'Never drive or run machinery after using cannabis, and it is illegal too. How long effects last varies a lot, so plan a ride home or stay put.',
  ],
  'driving/in-a-car': [
    'Please not in a car: nobody may use cannabis in one, passengers neither, parked or moving, and nobody may drive after use. On the way keep it closed in its package, out of reach of the driver. Save it for when you are there and staying.',
  ],
  injection: [
    'I am {name}, the shopping assistant of {shop}, and I will stay that. I can help you find a product, check a price or answer a question about the store.',
    'I can only be {name}, here to help you shop at {shop}. What are you looking for today?',
  ],
  'injection/price-tampering': [
    'I cannot change prices, make up codes or mark orders as paid. Prices and deals come from our menu, and I am happy to show you the best one running now.',
  ],
  'injection/claimed-authority': [
    'I cannot check who is writing, so I treat everyone as a shopper here. Staff can use their own tools. Can I help you find something?',
  ],
  privacy: [
    'I cannot share information about other people, customers or staff. I am happy to help with your own shopping at {shop}.',
    'That is private, so I cannot help with it. For your own data or order, our team can help: {contact}',
  ],
  'privacy/shop-security': [
    'How the shop keeps its money, staff and doors safe is nothing I can tell. I am happy to help with your shopping at {shop}.',
  ],
  harmful: [
    'I cannot help with that. If anyone is in danger, please call 911. I am here for questions about our products and store.',
    'Sorry, that is not something I will help with. I can help you shop at {shop}.',
  ],
  abuse: [
    'I am sorry this has been frustrating. I want to help, and a person from our team can step in if you prefer: {contact}',
    'I hear that you are upset, and I am sorry. Tell me what went wrong, or talk to our team: {contact}',
  ],
  off_topic: [
    'That is outside what I can help with. I know our menu, prices, deals, store hours and cannabis basics. What can I find for you?',
    'I am only good at one thing: helping you at {shop}. Ask me about products, deals, hours, pickup or delivery.',
  ],
  'off_topic/guideline': [
    'That is something I am not able to discuss here. I can help with our products, deals and store information, or you can ask our team: {contact}',
  ],
  age_gate: ['Before I can show products, please confirm that you are {age} or older.'],
}

export const GUARD_TEXTS_ES: Readonly<Record<GuardKind, readonly string[]>> & GuardTexts = {
  emergency: [
    'Por favor busca ayuda ahora mismo. Si alguien respira con dificultad, tiene dolor en el pecho, convulsiones o no despierta, llama al 911. Si se comió o tomó algo por accidente o en exceso, llama a Poison Control al 1-800-222-1222 (gratis, 24/7). Quédate con la persona y no tomen nada más.',
  ],
  'emergency/pet': [
    'Llama ahora mismo a tu veterinario (vet) o al hospital de animales más cercano. ASPCA Animal Poison Control atiende las 24 horas en el 1-888-426-4435. Di qué comió, cuánto y cuándo, y lleva el empaque.',
  ],
  'emergency/child': [
    'Actúa ahora: llama a Poison Control al 1-800-222-1222 (gratis, 24/7), y al 911 si el niño está muy dormido, no despierta o respira raro. Ten el empaque a mano y no lo dejes solo.',
  ],
  crisis: [
    'Gracias por decírmelo. No tienes que pasar por esto en soledad: llama o manda un texto al 988 (oprime 2 para español), gratis y a toda hora. Si hay peligro inmediato, llama al 911. Si puedes, busca compañía de alguien de confianza.',
  ],
  underage: [
    'Gracias por decirlo. Nuestros productos son solo para mayores de {age} años con identificación válida, así que no puedo ayudarte con productos.',
  ],
  'underage/buys-for-minor': [
    'No puedo ayudar con productos para menores de {age} años. Solo vendemos a adultos con identificación válida, y darle cannabis a un menor es ilegal. Guárdalo siempre bajo llave.',
  ],
  medical: [
    'No puedo dar consejo médico ni decir que un producto trata una condición; eso es para un médico o farmacéutico. Sí puedo describir productos por tipo, potencia, sabor y el ambiente por el que se conocen.',
  ],
  'medical/medical-claim': [
    'No puedo decir que un producto trata o cura algo: eso sería una afirmación médica, y quien puede responder es un médico o farmacéutico. Sí puedo decirte qué contiene, qué tan fuerte es y cuánto cuesta.',
  ],
  'medical/drug-interaction': [
    'No puedo dar consejo médico sobre mezclar cannabis con medicamentos o alcohol. Pregunta antes a tu médico o farmacéutico; mientras tanto, mejor no combinarlos.',
  ],
  'medical/pregnancy': [
    'Habla con tu médico antes de usar cannabis durante el embarazo o la lactancia. Las autoridades de salud lo desaconsejan, y no puedo dar consejo médico ni sugerir productos.',
  ],
  'medical/pet': [
    'Pregunta a tu veterinario (vet) antes de dar cualquiera de nuestros productos a un animal: son para adultos y el THC puede enfermarlo.{pets} Si ya comió algo, ASPCA Animal Poison Control atiende las 24 horas en el 1-888-426-4435.',
  ],
  'medical/dependence': [
    'Gracias por contármelo. Querer dejarlo y que cueste es muy común, y hay ayuda: SAMHSA contesta en el 1-800-662-4357, gratis, confidencial y a toda hora, también en español; un médico o consejero puede apoyarte. No puedo dar consejo médico, y no te voy a insistir en comprar nada.',
  ],
  'medical/distress': [
    'Siento mucho que estés pasando por esto. No puedo dar consejo médico; un médico o consejero puede ayudarte. Si se vuelve muy pesado, llama o escribe al 988 a cualquier hora, gratis.',
  ],
  illegal: ['No puedo ayudar con eso porque no es legal. Con gusto te ayudo a comprar para ti en {shop}.'],
  'illegal/around-the-limit': [
    'Lo siento, no puedo ayudar a saltarse límites de compra, revisiones de identificación ni registros. Cada venta pide identificación válida de {age}+ y queda registrada dentro del límite legal.',
  ],
  'illegal/split-order': [
    'Lo siento, no. El límite vale por persona y un pedido no se reparte entre otros nombres: cada venta pide su propia identificación válida de {age}+ y queda registrada.',
  ],
  'illegal/over-the-limit': [
    'Lo siento, no puedo ayudar a comprar más del límite legal. Cada venta queda dentro de él y registrada.',
  ],
  'illegal/fake-id': [
    'Lo siento, no. Solo vale tu propia identificación oficial vigente, y debes tener {age} años o más. No aceptamos una prestada ni alterada.',
  ],
  'illegal/resale': [
    'Lo siento, no puedo ayudar con eso. Lo que compras aquí es para tu propio uso; revenderlo o comprarlo para quien no puede es ilegal.',
  ],
  'illegal/other-drugs': [
    'No tenemos eso: solo vendemos productos de cannabis con licencia y accesorios, así que no puedo ayudar con otras drogas. Si tú o alguien necesita apoyo, SAMHSA atiende gratis las 24 horas en el 1-800-662-4357.',
  ],
  'illegal/growing': [
    'No puedo ayudar con el cultivo: las reglas cambian según el estado, así que revisa la ley donde vives. Puedo ayudarte a elegir algo de nuestro menú.',
  ],
  'illegal/dosing-others': [
    'No puedo ayudar con eso. Dar cannabis a alguien sin que lo sepa es peligroso y es un delito. Si alguien ya lo tomó sin saberlo, llama a Poison Control al 1-800-222-1222 o al 911.',
  ],
  'illegal/forbidden-place': [
    'Lo siento, no. Ahí no se puede llevar ni usar cannabis: escuelas, cárceles, transporte público y todo terreno federal, también los parques y bosques nacionales, quedan excluidos permita lo que permita el estado, y otros lugares tienen sus propias reglas. En propiedad privada, con permiso del dueño, sí se puede.',
  ],
  'illegal/across-state-lines': [
    'Lo siento, no. El cannabis no puede salir de {state}: no se envía por correo ni se lleva en avión o auto a otro estado o país, porque la ley federal lo prohíbe.',
  ],
  driving: [
    'Por favor no manejes después de consumir cannabis. No hay un tiempo de espera seguro que pueda prometer: el efecto puede durar muchas horas. Pide que te lleven o espera al día siguiente.',
  ],
  'driving/in-a-car': [
    'En el auto no, por favor: nadie puede consumir ahí, tampoco los pasajeros ni estacionados, y nadie debe conducir después. Llévalo cerrado en su envase, lejos de quien maneja, y déjalo para cuando llegues y te quedes.',
  ],
  injection: [
    'Soy {name}, el asistente de compras de {shop}, y así sigo. ¿Te ayudo a encontrar un producto, un precio o un dato de la tienda?',
  ],
  'injection/claimed-authority': [
    'No puedo comprobar quién escribe, así que trato a todos como clientes. El equipo tiene sus propias herramientas. ¿Te ayudo a encontrar algo?',
  ],
  'injection/price-tampering': [
    'No puedo cambiar precios, inventar códigos ni marcar pedidos como pagados. Los precios y ofertas vienen de nuestro menú.',
  ],
  privacy: [
    'No puedo compartir información de otras personas, clientes o empleados. Con gusto te ayudo con tu propia compra.',
  ],
  'privacy/shop-security': [
    'Cómo cuida la tienda su dinero, su gente y sus puertas no lo puedo contar. Con gusto te ayudo a comprar en {shop}.',
  ],
  harmful: [
    'No puedo ayudar con eso. Si alguien está en peligro, llama al 911. Estoy para preguntas sobre productos y la tienda.',
  ],
  abuse: [
    'Siento que esto haya sido frustrante. Quiero ayudarte, y si prefieres, una persona del equipo puede atenderte: {contact}',
  ],
  off_topic: [
    'Eso queda fuera de lo que puedo hacer. Conozco el menú, precios, ofertas y horarios de {shop}. ¿Qué te busco?',
  ],
  'off_topic/guideline': [
    'De eso no puedo hablar aquí. Puedo ayudarte con productos, ofertas e información de la tienda, o puedes preguntar al equipo: {contact}',
  ],
  age_gate: ['Antes de mostrar productos, confirma por favor que tienes {age} años o más.'],
}
