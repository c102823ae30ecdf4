BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0005');
CREATE TABLE alive (
	id INTEGER NOT NULL, 
	at FLOAT NOT NULL, epoch INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "alive" VALUES(1,1.79490187229007196428e+09,1);
CREATE TABLE challenges (
	id VARCHAR(64) NOT NULL, 
	purpose VARCHAR(12) NOT NULL, 
	person VARCHAR(40), 
	expires FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE entries (
	table_id VARCHAR(40) NOT NULL, 
	seq INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	payload TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (table_id, seq)
)
 WITHOUT ROWID

;
INSERT INTO "entries" VALUES('56if-IMoEP1Sb-s3',0,'created','{"kind":"created","code":"QSUCZX","game":"saboteur2","players":4,"options":{"edition":"de","rounds":3,"first":"random","boss_solo":true,"profiteer_solo":true,"profiteer_always":false,"trapped_geologist_paid":false,"ladder_joint":false,"sit_out":"rest_of_round"},"host":"SAH5nkaK-owB6PP_","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79490186842187356944e+09);
INSERT INTO "entries" VALUES('56if-IMoEP1Sb-s3',1,'sat','{"kind":"sat","person":"SAH5nkaK-owB6PP_","name":"Ada","seat":0}',1.79490186842187356944e+09);
INSERT INTO "entries" VALUES('56if-IMoEP1Sb-s3',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1.79490186842187356944e+09);
INSERT INTO "entries" VALUES('56if-IMoEP1Sb-s3',3,'bot','{"kind":"bot","seat":2,"bot":"random"}',1.79490186842187356944e+09);
INSERT INTO "entries" VALUES('56if-IMoEP1Sb-s3',4,'bot','{"kind":"bot","seat":3,"bot":"random"}',1.79490186842187356944e+09);
INSERT INTO "entries" VALUES('56if-IMoEP1Sb-s3',5,'start','{"kind":"start","record":"format = 1\ngame = \"saboteur2\"\nrules = 2\ndeck = \"3348ac6703957f1fc48fc9628b24720d88b1f0c833322ab45e1c84636a1498d9\"\nplayers = 4\noptions = { edition = \"de\", rounds = 3, first = \"random\", boss_solo = true, profiteer_solo = true, profiteer_always = false, trapped_geologist_paid = false, ladder_joint = false, sit_out = \"rest_of_round\" }\nlog = [\n  \"first p3\",\n  \"roles saboteur saboteur blue-digger blue-digger green-digger green-digger profiteer blue-digger green-digger blue-digger geologist boss green-digger geologist saboteur\",\n  \"goals gold, stone NW, stone NE\",\n  \"deck repair-pick-lantern NE|SW EW trapped free broken-cart hands-off N:ladder EW|N|S NW NEW NW|ES map E NESW NESW broken-lantern theft repair-cart rockfall NW N NE|W E:crystal map theft NES:crystal NE EW|S:crystal rockfall NEW:crystal NE:ladder map broken-cart N|W NS|EW NW:door-green theft repair-pick-cart map map E:ladder hands-off NE free N|E|W NE free broken-lantern NES repair-cart repair-pick repair-lantern-cart NEW:crystal EW:door-green repair-lantern repair-lantern NS|E|W trapped broken-cart broken-pick NS|EW NE map theft NW|E swap-hats EW NS hands-off N|E|S NES NESW:crystal NESW NES NS NEW inspection NESW N:crystal NEW ESW|N:crystal trapped N|S NEW:crystal E|W NE|S N|E NS NW NW NEW swap-hands EW:door-blue N|E|S|W free broken-pick NEW broken-lantern broken-pick inspection swap-hands NE:door-blue swap-hats NESW rockfall NES NES repair-pick NS NSW|E:crystal NS:door-blue EW NW:ladder NE NS|E:door-green NW|S\",\n]\n","seq":29}',1.79490186843310070043e+09);
INSERT INTO "entries" VALUES('56if-IMoEP1Sb-s3',6,'move','{"kind":"move","seat":2,"lines":["p3: ESW 1,0"],"seq":31}',1.79490186844057536129e+09);
INSERT INTO "entries" VALUES('56if-IMoEP1Sb-s3',7,'move','{"kind":"move","seat":3,"lines":["p4: discard N:ladder"],"seq":33}',1.79490186845496106152e+09);
INSERT INTO "entries" VALUES('56if-IMoEP1Sb-s3',8,'chat','{"kind":"chat","person":"SAH5nkaK-owB6PP_","name":"Ada","seat":0,"text":"Let us play saboteur2!","id":"139699581326096-1","digest":"835992446cabde23"}',1.79490186847504615786e+09);
INSERT INTO "entries" VALUES('56if-IMoEP1Sb-s3',9,'claim','{"kind":"claim","seat":0,"lines":["p1 says: no-path"],"seq":34,"person":"SAH5nkaK-owB6PP_","id":"139699581326096-2","digest":"1d3628aac69fd122"}',1.79490186849168586731e+09);
INSERT INTO "entries" VALUES('56if-IMoEP1Sb-s3',10,'move','{"kind":"move","seat":0,"lines":["p1: NW 0,1"],"seq":36,"person":"SAH5nkaK-owB6PP_","id":"139699581326096-3","digest":"6c4a723631ef3fdd"}',1.79490186850711107256e+09);
INSERT INTO "entries" VALUES('56if-IMoEP1Sb-s3',11,'move','{"kind":"move","seat":1,"lines":["p2: discard NE|SW NW theft"],"seq":42}',1.79490186853790545462e+09);
INSERT INTO "entries" VALUES('56if-IMoEP1Sb-s3',12,'move','{"kind":"move","seat":2,"lines":["p3: discard NESW repair-cart"],"seq":46}',1.79490186855083894731e+09);
INSERT INTO "entries" VALUES('56if-IMoEP1Sb-s3',13,'move','{"kind":"move","seat":3,"lines":["p4: discard E:crystal NW|ES rockfall"],"seq":52}',1.79490186856256914139e+09);
INSERT INTO "entries" VALUES('56if-IMoEP1Sb-s3',14,'move','{"kind":"move","seat":0,"lines":["p1: discard NES:crystal broken-lantern free"],"seq":58,"person":"SAH5nkaK-owB6PP_","id":"139699581326096-4","digest":"8aaaffc211a5d172"}',1.794901868686971426e+09);
INSERT INTO "entries" VALUES('56if-IMoEP1Sb-s3',15,'move','{"kind":"move","seat":1,"lines":["p2: E -1,0"],"seq":60}',1.79490186873830556866e+09);
INSERT INTO "entries" VALUES('56if-IMoEP1Sb-s3',16,'move','{"kind":"move","seat":2,"lines":["p3: discard NEW:crystal map"],"seq":64}',1.79490186879401922227e+09);
INSERT INTO "entries" VALUES('56if-IMoEP1Sb-s3',17,'move','{"kind":"move","seat":3,"lines":["p4: discard broken-cart map theft"],"seq":70}',1.79490186884264969822e+09);
INSERT INTO "entries" VALUES('56if-IMoEP1Sb-s3',18,'move','{"kind":"move","seat":0,"lines":["p1: map 8,-2"],"seq":72,"person":"SAH5nkaK-owB6PP_","id":"139699581326096-5","digest":"fe493c9239180740"}',1.79490186889438128469e+09);
INSERT INTO "entries" VALUES('56if-IMoEP1Sb-s3',19,'move','{"kind":"move","seat":1,"lines":["p2: discard N NE rockfall"],"seq":78}',1.79490186895458412163e+09);
INSERT INTO "entries" VALUES('56if-IMoEP1Sb-s3',20,'move','{"kind":"move","seat":2,"lines":["p3: discard NE|W hands-off map"],"seq":84}',1.79490186898125171667e+09);
INSERT INTO "entries" VALUES('56if-IMoEP1Sb-s3',21,'move','{"kind":"move","seat":3,"lines":["p4: discard E:ladder N|W trapped"],"seq":90}',1.79490186903307294844e+09);
INSERT INTO "entries" VALUES('56if-IMoEP1Sb-s3',22,'move','{"kind":"move","seat":0,"lines":["p1: discard NS|EW free"],"seq":94,"person":"SAH5nkaK-owB6PP_","id":"139699581326096-6","digest":"7ddc7a8f7b91ad17"}',1.79490186908232235906e+09);
INSERT INTO "entries" VALUES('56if-IMoEP1Sb-s3',23,'move','{"kind":"move","seat":1,"lines":["p2: discard N|E|W repair-pick-cart"],"seq":98}',1.79490186912953662867e+09);
INSERT INTO "entries" VALUES('56if-IMoEP1Sb-s3',24,'move','{"kind":"move","seat":2,"lines":["p3: EW -1,1"],"seq":100}',1.79490186915314483637e+09);
INSERT INTO "entries" VALUES('56if-IMoEP1Sb-s3',25,'move','{"kind":"move","seat":3,"lines":["p4: discard NE repair-lantern-cart"],"seq":104}',1.79490186917334866526e+09);
INSERT INTO "entries" VALUES('56if-IMoEP1Sb-s3',26,'move','{"kind":"move","seat":0,"lines":["p1: discard EW|N|S repair-lantern repair-pick-lantern"],"seq":110,"person":"SAH5nkaK-owB6PP_","id":"139699581326096-7","digest":"2f61b77811936de4"}',1.79490186921588778493e+09);
INSERT INTO "entries" VALUES('56if-IMoEP1Sb-s3',27,'move','{"kind":"move","seat":1,"lines":["p2: SW 2,0"],"seq":112}',1.79490186924063801761e+09);
INSERT INTO "entries" VALUES('56if-IMoEP1Sb-s3',28,'move','{"kind":"move","seat":2,"lines":["p3: discard trapped"],"seq":114}',1.79490186928669118874e+09);
INSERT INTO "entries" VALUES('56if-IMoEP1Sb-s3',29,'move','{"kind":"move","seat":3,"lines":["p4: discard NESW broken-cart hands-off"],"seq":120}',1.79490186932396459575e+09);
INSERT INTO "entries" VALUES('56if-IMoEP1Sb-s3',30,'move','{"kind":"move","seat":0,"lines":["p1: discard NS|EW NW:door-green theft"],"seq":126,"person":"SAH5nkaK-owB6PP_","id":"139699581326096-8","digest":"f10558e08b9cf9d8"}',1.79490186937194776527e+09);
INSERT INTO "entries" VALUES('56if-IMoEP1Sb-s3',31,'move','{"kind":"move","seat":1,"lines":["p2: EW|N:crystal -2,1"],"seq":128}',1.79490186940463709829e+09);
INSERT INTO "entries" VALUES('56if-IMoEP1Sb-s3',32,'move','{"kind":"move","seat":2,"lines":["p3: discard NES NW|E broken-lantern"],"seq":134}',1.79490186948779654498e+09);
INSERT INTO "entries" VALUES('56if-IMoEP1Sb-s3',33,'move','{"kind":"move","seat":3,"lines":["p4: discard EW NEW:crystal broken-pick"],"seq":140}',1.79490186951945829394e+09);
INSERT INTO "entries" VALUES('8u37l0iH7A0rcALK',0,'created','{"kind":"created","code":"EZUKMS","game":"solo","players":1,"options":{"edition":"de","rounds":3,"first":"p1","troll_payment":"total","ladder_joint":false,"replace_all":true,"colour":"green"},"host":"SAH5nkaK-owB6PP_","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79490186998369765283e+09);
INSERT INTO "entries" VALUES('8u37l0iH7A0rcALK',1,'sat','{"kind":"sat","person":"SAH5nkaK-owB6PP_","name":"Ada","seat":0}',1.79490186998369765283e+09);
INSERT INTO "entries" VALUES('8u37l0iH7A0rcALK',2,'start','{"kind":"start","record":"format = 1\ngame = \"solo\"\nrules = 2\ndeck = \"527dfdbc1904288e1c039f1e4252172f4d2a41f20c6c133ba7178d98a6b7439c\"\nplayers = 1\noptions = { edition = \"de\", rounds = 3, first = \"p1\", troll_payment = \"total\", ladder_joint = false, replace_all = true, colour = \"green\" }\nlog = [\n  \"goals N|E|W, N|E|S|W, NSW:door-blue@W+gold1, N|W:gold1@W, NS|E|W:gold1, NSW:door-blue@N+gold3\",\n  \"deck NEW|S:gold1@S NSW:troll@S NS|EW repair-cart EW broken-lantern NEW:troll@E EW NW EW NESW:door-green@W NSW:door-blue@N NE key broken-pick NEW:door-blue@E broken-cart NSW|E:gold1@E NS NW|ES:gold1@E NE|W NW|S NSW:door-green@S NS|W NESW:troll@W broken-cart NE|SW NE|S NS NS EW|S:gold1@S rockfall broken-pick map NE NEW:door-green@N repair-pick-cart repair-lantern NS|EW:gold1@N map NW NE:ladder-green NESW:door-blue@S repair-pick key NW:ladder-blue repair-lantern-cart repair-pick-lantern rockfall NW|E broken-lantern EW\",\n]\n","seq":11}',1.79490186998991513257e+09);
INSERT INTO "entries" VALUES('8u37l0iH7A0rcALK',3,'chat','{"kind":"chat","person":"SAH5nkaK-owB6PP_","name":"Ada","seat":0,"text":"Let us play solo!","id":"139699581429712-1","digest":"d94abdf107f7422b"}',1.79490187000677680964e+09);
INSERT INTO "entries" VALUES('8u37l0iH7A0rcALK',4,'claim','{"kind":"claim","seat":0,"lines":["p1 says: no-path"],"seq":12,"person":"SAH5nkaK-owB6PP_","id":"139699581429712-2","digest":"18f80747061704b1"}',1.7949018700144622326e+09);
INSERT INTO "entries" VALUES('8u37l0iH7A0rcALK',5,'move','{"kind":"move","seat":0,"lines":["p1: remove broken-cart NEW|S:gold1@S NSW|E:gold1@E"],"seq":16,"person":"SAH5nkaK-owB6PP_","id":"139699581429712-3","digest":"a48e77760f6fba07"}',1.79490187001867938041e+09);
INSERT INTO "entries" VALUES('8u37l0iH7A0rcALK',6,'move','{"kind":"move","seat":0,"lines":["p1: remove broken-lantern NS NSW:troll@S"],"seq":20,"person":"SAH5nkaK-owB6PP_","id":"139699581429712-4","digest":"2d9b9cc5cbdb46da"}',1.79490187003068232536e+09);
INSERT INTO "entries" VALUES('8u37l0iH7A0rcALK',7,'move','{"kind":"move","seat":0,"lines":["p1: EW -1,0"],"seq":22,"person":"SAH5nkaK-owB6PP_","id":"139699581429712-5","digest":"22ce807e497232dd"}',1.79490187003916430467e+09);
INSERT INTO "entries" VALUES('8u37l0iH7A0rcALK',8,'move','{"kind":"move","seat":0,"lines":["p1: discard NS|EW"],"seq":24,"person":"SAH5nkaK-owB6PP_","id":"139699581429712-6","digest":"8359b0494761bcd7"}',1.79490187004250717158e+09);
INSERT INTO "entries" VALUES('8u37l0iH7A0rcALK',9,'move','{"kind":"move","seat":0,"lines":["p1: NW|S 0,-1"],"seq":26,"person":"SAH5nkaK-owB6PP_","id":"139699581429712-7","digest":"4a1afcb87cdbef13"}',1.79490187004660463332e+09);
INSERT INTO "entries" VALUES('8u37l0iH7A0rcALK',10,'move','{"kind":"move","seat":0,"lines":["p1: NW|ES:gold1@E 0,1"],"seq":28,"person":"SAH5nkaK-owB6PP_","id":"139699581429712-8","digest":"0f1425bad77ea882"}',1.79490187005217051506e+09);
INSERT INTO "entries" VALUES('A9B4LGO5tOo88zTK',0,'created','{"kind":"created","code":"MSRQMV","game":"dark-cave","players":4,"options":{"edition":"de","first":"random","end":"immediate","vein":"must","axe_continues":false},"host":"SAH5nkaK-owB6PP_","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79490187042621970178e+09);
INSERT INTO "entries" VALUES('A9B4LGO5tOo88zTK',1,'sat','{"kind":"sat","person":"SAH5nkaK-owB6PP_","name":"Ada","seat":0}',1.79490187042621970178e+09);
INSERT INTO "entries" VALUES('A9B4LGO5tOo88zTK',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1.79490187042621970178e+09);
INSERT INTO "entries" VALUES('A9B4LGO5tOo88zTK',3,'bot','{"kind":"bot","seat":2,"bot":"random"}',1.79490187042621970178e+09);
INSERT INTO "entries" VALUES('A9B4LGO5tOo88zTK',4,'bot','{"kind":"bot","seat":3,"bot":"random"}',1.79490187042621970178e+09);
INSERT INTO "entries" VALUES('A9B4LGO5tOo88zTK',5,'start','{"kind":"start","record":"format = 1\ngame = \"dark-cave\"\nrules = 2\ndeck = \"1339e9eb761bfae455979155d3b0149a1997c8ef3161ab7382e9930db8445f4b\"\nplayers = 4\noptions = { edition = \"de\", first = \"random\", end = \"immediate\", vein = \"must\", axe_continues = false }\nlog = [\n  \"first p1\",\n  \"roles yellow-saboteur yellow-loyal yellow-loyal yellow-saboteur\",\n  \"goals NW:hole, NES:vein, NESW:exit, NE:ladder\",\n  \"deck I.NESW:hole I.goblin I.NE|SW:tunnel I.NW I.NW|ES:tunnel I.NE:ladder I.axe I.NEW I.information I.information I.web I.NES:hole I.N:hole I.NE I.NESW I.NS|EW:bridge@E I.lindworm I.NEW I.NEW I.EW I.NES I.NES I.rockfall I.rat I.rat I.NS I.NS|EW:bridge@N I.boots I.NESW\",\n  \"deck II.N:ladder II.NW|ES:tunnel II.NEW:hole@N II.NE|SW:tunnel II.E:hole II.NESW II.lindworm II.axe II.NESW II.NES II.goblin II.NS II.NW:ladder@N II.EW II.NES:hole@E II.swap-hands II.rat II.NEW II.NS|EW:bridge@N II.information II.NEW:vein@N II.information II.rockfall II.NE II.NW II.web II.boots\",\n  \"deck III.lindworm III.goblin III.E:ladder III.swap-hands III.NE|SW:tunnel III.N:hole III.NEW III.NE III.goblin III.axe III.NS III.NES III.rockfall III.lindworm III.NS|EW:bridge@E III.information III.rat III.rat III.NW III.NEW:hole III.NESW:hole III.NES:vein III.EW III.NESW III.web III.boots\",\n]\n","seq":25}',1.79490187046196722985e+09);
INSERT INTO "entries" VALUES('A9B4LGO5tOo88zTK',6,'chat','{"kind":"chat","person":"SAH5nkaK-owB6PP_","name":"Ada","seat":0,"text":"Let us play dark-cave!","id":"139699581316368-1","digest":"ea3523b67b0adcce"}',1.79490187052215313906e+09);
INSERT INTO "entries" VALUES('A9B4LGO5tOo88zTK',7,'claim','{"kind":"claim","seat":0,"lines":["p1 says: no-path"],"seq":26,"person":"SAH5nkaK-owB6PP_","id":"139699581316368-2","digest":"16899c47004601db"}',1.79490187052658033365e+09);
INSERT INTO "entries" VALUES('A9B4LGO5tOo88zTK',8,'move','{"kind":"move","seat":0,"lines":["p1: I.NSW 0,1"],"seq":27,"person":"SAH5nkaK-owB6PP_","id":"139699581316368-3","digest":"41e54bf0b0d835e2"}',1.79490187052997779851e+09);
INSERT INTO "entries" VALUES('A9B4LGO5tOo88zTK',9,'move','{"kind":"move","seat":0,"lines":["p1: step 0,1"],"seq":28,"person":"SAH5nkaK-owB6PP_","id":"139699581316368-4","digest":"0af0102f0eed7aba"}',1.79490187053342247014e+09);
INSERT INTO "entries" VALUES('A9B4LGO5tOo88zTK',10,'move','{"kind":"move","seat":0,"lines":["p1: stop"],"seq":29,"person":"SAH5nkaK-owB6PP_","id":"139699581316368-5","digest":"b50f45e615835915"}',1.79490187053700304031e+09);
INSERT INTO "entries" VALUES('A9B4LGO5tOo88zTK',11,'move','{"kind":"move","seat":1,"lines":["p2: I.web 0,0 E"],"seq":30}',1.79490187054256367677e+09);
INSERT INTO "entries" VALUES('A9B4LGO5tOo88zTK',12,'move','{"kind":"move","seat":1,"lines":["p2: step 0,1"],"seq":31}',1.79490187054989981654e+09);
INSERT INTO "entries" VALUES('A9B4LGO5tOo88zTK',13,'move','{"kind":"move","seat":1,"lines":["p2: step 0,0"],"seq":32}',1794901870.55352);
INSERT INTO "entries" VALUES('A9B4LGO5tOo88zTK',14,'move','{"kind":"move","seat":1,"lines":["p2: stop"],"seq":33}',1.79490187055686020852e+09);
INSERT INTO "entries" VALUES('A9B4LGO5tOo88zTK',15,'move','{"kind":"move","seat":2,"lines":["p3: discard I.NES:hole I.NEW"],"seq":35}',1.79490187056250190735e+09);
INSERT INTO "entries" VALUES('A9B4LGO5tOo88zTK',16,'move','{"kind":"move","seat":2,"lines":["p3: stop"],"seq":37}',1.79490187056596279145e+09);
INSERT INTO "entries" VALUES('A9B4LGO5tOo88zTK',17,'move','{"kind":"move","seat":3,"lines":["p4: I.information -4,-4"],"seq":38}',1.7949018705712985992e+09);
INSERT INTO "entries" VALUES('A9B4LGO5tOo88zTK',18,'move','{"kind":"move","seat":3,"lines":["p4: step 0,1"],"seq":39}',1.79490187057496857641e+09);
INSERT INTO "entries" VALUES('A9B4LGO5tOo88zTK',19,'move','{"kind":"move","seat":3,"lines":["p4: step 0,0"],"seq":40}',1.79490187057800126076e+09);
INSERT INTO "entries" VALUES('A9B4LGO5tOo88zTK',20,'move','{"kind":"move","seat":3,"lines":["p4: stop"],"seq":41}',1.7949018705806803703e+09);
INSERT INTO "entries" VALUES('A9B4LGO5tOo88zTK',21,'move','{"kind":"move","seat":0,"lines":["p1: I.ESW -1,1"],"seq":42,"person":"SAH5nkaK-owB6PP_","id":"139699581316368-6","digest":"9dea346dc0a13d6a"}',1.79490187058512711522e+09);
INSERT INTO "entries" VALUES('A9B4LGO5tOo88zTK',22,'move','{"kind":"move","seat":0,"lines":["p1: step -1,1"],"seq":43,"person":"SAH5nkaK-owB6PP_","id":"139699581316368-7","digest":"d5f41208052d7e15"}',1.79490187058890438074e+09);
INSERT INTO "entries" VALUES('A9B4LGO5tOo88zTK',23,'move','{"kind":"move","seat":0,"lines":["p1: step 0,1"],"seq":44,"person":"SAH5nkaK-owB6PP_","id":"139699581316368-8","digest":"15e8f1eedba5515e"}',1.79490187059199476243e+09);
INSERT INTO "entries" VALUES('BrPZeFUi83fFNuKl',0,'created','{"kind":"created","code":"YUHBYK","game":"saboteur","players":3,"options":{"edition":"de","rounds":3,"first":"random","gold_draw":"diggers","connect":"required","round_end":"hands_empty","self_break":false,"broken_no_gold":false},"host":"SAH5nkaK-owB6PP_","public":true,"clock":{"kind":"none","seconds":0}}',1.79490187060803270337e+09);
INSERT INTO "entries" VALUES('BrPZeFUi83fFNuKl',1,'sat','{"kind":"sat","person":"SAH5nkaK-owB6PP_","name":"Ada","seat":0}',1.79490187060803270337e+09);
INSERT INTO "entries" VALUES('BrPZeFUi83fFNuKl',2,'bot','{"kind":"bot","seat":1,"bot":"greedy"}',1.79490187060803270337e+09);
INSERT INTO "entries" VALUES('K6sCcO6k-pnZJlKR',0,'created','{"kind":"created","code":"PPHBZM","game":"duel","players":2,"options":{"edition":"de","rounds":1,"first":"p1","left_goals":"box","troll_payment":"total","starter":"total_gold","ladder_joint":false},"host":"SAH5nkaK-owB6PP_","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79490187144599676132e+09);
INSERT INTO "entries" VALUES('K6sCcO6k-pnZJlKR',1,'sat','{"kind":"sat","person":"SAH5nkaK-owB6PP_","name":"Ada","seat":0}',1.79490187144599676132e+09);
INSERT INTO "entries" VALUES('K6sCcO6k-pnZJlKR',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1.79490187144599676132e+09);
INSERT INTO "entries" VALUES('K6sCcO6k-pnZJlKR',3,'start','{"kind":"start","record":"format = 1\ngame = \"duel\"\nrules = 2\ndeck = \"60d5bd68708f383133fe8446a2f7d468bd0afabb79b0f89ecb12176e44009ddc\"\nplayers = 2\noptions = { edition = \"de\", rounds = 1, first = \"p1\", left_goals = \"box\", troll_payment = \"total\", starter = \"total_gold\", ladder_joint = false }\nlog = [\n  \"goals NW:gold2, NEW:door-blue@N+gold2, NE:gold2, N|E|W, NSW:door-blue@N+gold3, N|S|W\",\n  \"deck NSW:troll@S NEW:troll@E repair-pick broken-lantern NW|ES:gold1@E NS|EW:gold1@N broken-cart NW NSW|E:gold1@E NE|SW EW NS repair-pick-cart broken-pick map NS|W NEW:door-blue@E NW:ladder-blue NE key NESW:door-green@W NE NEW|S:gold1@S repair-pick-lantern key NESW:door-blue@S NE:ladder-green NESW:troll@W NW NW|E EW map rockfall NS broken-pick repair-cart NSW:door-blue@N broken-cart EW|S:gold1@S NW|S broken-lantern EW NE|W NEW:door-green@N NSW:door-green@S repair-lantern NE|S NS|EW NS EW repair-lantern-cart rockfall\",\n]\n","seq":13}',1.79490187147217226028e+09);
INSERT INTO "entries" VALUES('K6sCcO6k-pnZJlKR',4,'move','{"kind":"move","seat":0,"lines":["p1: discard NW|ES:gold1@E"],"seq":15,"person":"SAH5nkaK-owB6PP_","id":"139699581422992-1","digest":"572e2013f4e01cba"}',1.79490187157061481474e+09);
INSERT INTO "entries" VALUES('K6sCcO6k-pnZJlKR',5,'move','{"kind":"move","seat":1,"lines":["p2: discard NS"],"seq":17}',1.79490187160110354421e+09);
INSERT INTO "entries" VALUES('K6sCcO6k-pnZJlKR',6,'move','{"kind":"move","seat":0,"lines":["p1: discard EW NSW:troll@S"],"seq":21,"person":"SAH5nkaK-owB6PP_","id":"139699581422992-2","digest":"df106dd277bf919f"}',1.79490187162502288814e+09);
INSERT INTO "entries" VALUES('K6sCcO6k-pnZJlKR',7,'move','{"kind":"move","seat":1,"lines":["p2: discard NE|SW broken-pick"],"seq":25}',1.79490187165823912619e+09);
INSERT INTO "entries" VALUES('K6sCcO6k-pnZJlKR',8,'move','{"kind":"move","seat":0,"lines":["p1: NSW|E:gold1@E 1,1"],"seq":27,"person":"SAH5nkaK-owB6PP_","id":"139699581422992-3","digest":"e5375a5a1cb8df5b"}',1.79490187169035816192e+09);
INSERT INTO "entries" VALUES('K6sCcO6k-pnZJlKR',9,'move','{"kind":"move","seat":1,"lines":["p2: ESW:door-blue@W 0,-2"],"seq":29}',1.79490187171624898916e+09);
INSERT INTO "entries" VALUES('K6sCcO6k-pnZJlKR',10,'move','{"kind":"move","seat":0,"lines":["p1: discard NS|W broken-cart"],"seq":33,"person":"SAH5nkaK-owB6PP_","id":"139699581422992-4","digest":"e608a56102f4fcd1"}',1.79490187175728321076e+09);
INSERT INTO "entries" VALUES('K6sCcO6k-pnZJlKR',11,'move','{"kind":"move","seat":1,"lines":["p2: NW:ladder-blue 0,2"],"seq":35}',1.79490187180003023153e+09);
INSERT INTO "entries" VALUES('K6sCcO6k-pnZJlKR',12,'move','{"kind":"move","seat":0,"lines":["p1: discard map repair-pick"],"seq":39,"person":"SAH5nkaK-owB6PP_","id":"139699581422992-5","digest":"793507abccf79de7"}',1.79490187182092213635e+09);
INSERT INTO "entries" VALUES('K6sCcO6k-pnZJlKR',13,'move','{"kind":"move","seat":1,"lines":["p2: ESW:troll@W -1,2"],"seq":40}',1.79490187182644987109e+09);
INSERT INTO "entries" VALUES('K6sCcO6k-pnZJlKR',14,'move','{"kind":"move","seat":1,"lines":["p2: done"],"seq":41}',1.79490187182930159568e+09);
INSERT INTO "entries" VALUES('K6sCcO6k-pnZJlKR',15,'move','{"kind":"move","seat":0,"lines":["p1: discard NESW:door-green@W key"],"seq":43,"person":"SAH5nkaK-owB6PP_","id":"139699581422992-6","digest":"0d817c8fcaaf567a"}',1.79490187183330130579e+09);
INSERT INTO "entries" VALUES('K6sCcO6k-pnZJlKR',16,'move','{"kind":"move","seat":0,"lines":["p1: bribe -1,2"],"seq":46,"person":"SAH5nkaK-owB6PP_","id":"139699581422992-7","digest":"5253df617f691d87"}',1.79490187183618354798e+09);
INSERT INTO "entries" VALUES('K6sCcO6k-pnZJlKR',17,'move','{"kind":"move","seat":1,"lines":["p2: NESW:door-blue@N -2,2"],"seq":48}',1.79490187184113097196e+09);
INSERT INTO "entries" VALUES('K6sCcO6k-pnZJlKR',18,'move','{"kind":"move","seat":0,"lines":["p1: NESW:troll@E 1,-2"],"seq":49,"person":"SAH5nkaK-owB6PP_","id":"139699581422992-8","digest":"0d2e93d9628eaa22"}',1.79490187184535956383e+09);
INSERT INTO "entries" VALUES('K6sCcO6k-pnZJlKR',19,'move','{"kind":"move","seat":0,"lines":["p1: done"],"seq":50,"person":"SAH5nkaK-owB6PP_","id":"139699581422992-9","digest":"a3a3e5f30c28b644"}',1.79490187184829807281e+09);
INSERT INTO "entries" VALUES('K6sCcO6k-pnZJlKR',20,'move','{"kind":"move","seat":1,"lines":["p2: ESW|N:gold1@N 0,0"],"seq":52}',1.79490187185297369958e+09);
INSERT INTO "entries" VALUES('K6sCcO6k-pnZJlKR',21,'move','{"kind":"move","seat":1,"lines":["p2: bribe 1,-2"],"seq":54}',1.79490187185572504994e+09);
INSERT INTO "entries" VALUES('K6sCcO6k-pnZJlKR',22,'move','{"kind":"move","seat":0,"lines":["p1: discard NE NE:ladder-green"],"seq":58,"person":"SAH5nkaK-owB6PP_","id":"139699581422992-10","digest":"7b8d7dda8434f9e6"}',1.79490187186006808282e+09);
INSERT INTO "entries" VALUES('K6sCcO6k-pnZJlKR',23,'move','{"kind":"move","seat":1,"lines":["p2: ES 1,-3"],"seq":60}',1.79490187186531567576e+09);
INSERT INTO "entries" VALUES('K6sCcO6k-pnZJlKR',24,'move','{"kind":"move","seat":0,"lines":["p1: discard NW|E"],"seq":62,"person":"SAH5nkaK-owB6PP_","id":"139699581422992-11","digest":"85c93c45a9cdadef"}',1.79490187187022590641e+09);
INSERT INTO "entries" VALUES('K6sCcO6k-pnZJlKR',25,'move','{"kind":"move","seat":1,"lines":["p2: NS|EW:gold1@N 2,-2"],"seq":64}',1.79490187187555479998e+09);
INSERT INTO "entries" VALUES('K6sCcO6k-pnZJlKR',26,'move','{"kind":"move","seat":0,"lines":["p1: map 5,-2"],"seq":66,"person":"SAH5nkaK-owB6PP_","id":"139699581422992-12","digest":"3bd06647e2f77560"}',1.79490187188016104701e+09);
INSERT INTO "entries" VALUES('K6sCcO6k-pnZJlKR',27,'move','{"kind":"move","seat":1,"lines":["p2: discard broken-lantern"],"seq":68}',1.79490187188517355924e+09);
INSERT INTO "entries" VALUES('K6sCcO6k-pnZJlKR',28,'move','{"kind":"move","seat":0,"lines":["p1: discard NE broken-pick"],"seq":72,"person":"SAH5nkaK-owB6PP_","id":"139699581422992-13","digest":"dc333d09c912c618"}',1.7949018718898203373e+09);
INSERT INTO "entries" VALUES('K6sCcO6k-pnZJlKR',29,'move','{"kind":"move","seat":1,"lines":["p2: NW -2,3"],"seq":74}',1.79490187189498019218e+09);
INSERT INTO "entries" VALUES('K6sCcO6k-pnZJlKR',30,'move','{"kind":"move","seat":0,"lines":["p1: discard EW|S:gold1@S repair-pick-cart"],"seq":78,"person":"SAH5nkaK-owB6PP_","id":"139699581422992-14","digest":"f648408450692d46"}',1.79490187189980244641e+09);
INSERT INTO "entries" VALUES('K6sCcO6k-pnZJlKR',31,'move','{"kind":"move","seat":1,"lines":["p2: discard broken-cart broken-lantern"],"seq":82}',1794901871.905);
INSERT INTO "entries" VALUES('K6sCcO6k-pnZJlKR',32,'move','{"kind":"move","seat":0,"lines":["p1: ES|N -3,3"],"seq":84,"person":"SAH5nkaK-owB6PP_","id":"139699581422992-15","digest":"119d496ece4b8e76"}',1.79490187191002488137e+09);
INSERT INTO "entries" VALUES('K6sCcO6k-pnZJlKR',33,'move','{"kind":"move","seat":1,"lines":["p2: NSW:door-green@S -3,4"],"seq":86}',1.79490187191576027869e+09);
INSERT INTO "entries" VALUES('K6sCcO6k-pnZJlKR',34,'move','{"kind":"move","seat":0,"lines":["p1: SW|E 3,-2"],"seq":88,"person":"SAH5nkaK-owB6PP_","id":"139699581422992-16","digest":"a16684e2a5ce557d"}',1.79490187192058634757e+09);
INSERT INTO "entries" VALUES('K6sCcO6k-pnZJlKR',35,'move','{"kind":"move","seat":1,"lines":["p2: NS -1,3"],"seq":90}',1.79490187192585158343e+09);
INSERT INTO "entries" VALUES('K6sCcO6k-pnZJlKR',36,'move','{"kind":"move","seat":0,"lines":["p1: NSW:door-blue@N 1,0"],"seq":92,"person":"SAH5nkaK-owB6PP_","id":"139699581422992-17","digest":"a115550d03d2240b"}',1.79490187193189692496e+09);
INSERT INTO "entries" VALUES('K6sCcO6k-pnZJlKR',37,'move','{"kind":"move","seat":1,"lines":["p2: NE|S -3,2"],"seq":94}',1.79490187193782329555e+09);
INSERT INTO "entries" VALUES('K6sCcO6k-pnZJlKR',38,'move','{"kind":"move","seat":0,"lines":["p1: discard repair-lantern rockfall"],"seq":97,"person":"SAH5nkaK-owB6PP_","id":"139699581422992-18","digest":"c15c2182532e4422"}',1.79490187194246315956e+09);
INSERT INTO "entries" VALUES('K6sCcO6k-pnZJlKR',39,'move','{"kind":"move","seat":1,"lines":["p2: NEW:door-green@N -1,4"],"seq":98}',1.7949018719483129978e+09);
INSERT INTO "entries" VALUES('K6sCcO6k-pnZJlKR',40,'move','{"kind":"move","seat":0,"lines":["p1: rockfall -1,4"],"seq":99,"person":"SAH5nkaK-owB6PP_","id":"139699581422992-19","digest":"4f2ea20701b1594d"}',1.79490187195343446732e+09);
INSERT INTO "entries" VALUES('K6sCcO6k-pnZJlKR',41,'move','{"kind":"move","seat":1,"lines":["p2: discard NS"],"seq":100}',1.79490187195886063574e+09);
INSERT INTO "entries" VALUES('K6sCcO6k-pnZJlKR',42,'move','{"kind":"move","seat":0,"lines":["p1: NS|EW -1,0"],"seq":101,"person":"SAH5nkaK-owB6PP_","id":"139699581422992-20","digest":"93526f9f7154b55b"}',1.79490187196345448491e+09);
INSERT INTO "entries" VALUES('K6sCcO6k-pnZJlKR',43,'move','{"kind":"move","seat":1,"lines":["p2: key -3,4"],"seq":102}',1.7949018719695785046e+09);
INSERT INTO "entries" VALUES('K6sCcO6k-pnZJlKR',44,'move','{"kind":"move","seat":0,"lines":["p1: discard EW"],"seq":103,"person":"SAH5nkaK-owB6PP_","id":"139699581422992-21","digest":"10deb5b00ca4cff0"}',1.79490187197409129145e+09);
INSERT INTO "entries" VALUES('K6sCcO6k-pnZJlKR',45,'move','{"kind":"move","seat":1,"lines":["p2: discard EW"],"seq":104}',1.79490187197935652727e+09);
INSERT INTO "entries" VALUES('K6sCcO6k-pnZJlKR',46,'move','{"kind":"move","seat":0,"lines":["p1: discard repair-pick-lantern"],"seq":105,"person":"SAH5nkaK-owB6PP_","id":"139699581422992-22","digest":"c2df8dd8eabe7edc"}',1.7949018719893941879e+09);
INSERT INTO "entries" VALUES('K6sCcO6k-pnZJlKR',47,'move','{"kind":"move","seat":1,"lines":["p2: discard repair-lantern-cart"],"seq":106}',1.79490187201589179036e+09);
INSERT INTO "entries" VALUES('K6sCcO6k-pnZJlKR',48,'move','{"kind":"move","seat":0,"lines":["p1: discard EW"],"seq":107,"person":"SAH5nkaK-owB6PP_","id":"139699581422992-23","digest":"3ee38b9e214d514a"}',1.79490187204230904581e+09);
INSERT INTO "entries" VALUES('K6sCcO6k-pnZJlKR',49,'move','{"kind":"move","seat":1,"lines":["p2: discard repair-cart"],"seq":112,"over":true,"winners":[0,1]}',1.7949018720739459992e+09);
INSERT INTO "entries" VALUES('kJdDCoIwwuOcLVxd',0,'created','{"kind":"created","code":"QQYAQR","game":"duel","players":2,"options":{"edition":"de","rounds":2,"first":"p1","left_goals":"box","troll_payment":"total","starter":"total_gold","ladder_joint":false},"host":"SAH5nkaK-owB6PP_","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79490187062963271139e+09);
INSERT INTO "entries" VALUES('kJdDCoIwwuOcLVxd',1,'sat','{"kind":"sat","person":"SAH5nkaK-owB6PP_","name":"Ada","seat":0}',1.79490187062963271139e+09);
INSERT INTO "entries" VALUES('kJdDCoIwwuOcLVxd',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1.79490187062963271139e+09);
INSERT INTO "entries" VALUES('kJdDCoIwwuOcLVxd',3,'start','{"kind":"start","record":"format = 1\ngame = \"duel\"\nrules = 2\ndeck = \"60d5bd68708f383133fe8446a2f7d468bd0afabb79b0f89ecb12176e44009ddc\"\nplayers = 2\noptions = { edition = \"de\", rounds = 2, first = \"p1\", left_goals = \"box\", troll_payment = \"total\", starter = \"total_gold\", ladder_joint = false }\nlog = [\n  \"goals N|E:gold3@N, NS|E|W:gold1, NW:door-green@W+gold1, N|S|W, NSW:door-green@S+gold2, N|E|S|W\",\n  \"deck NSW:door-green@S repair-pick-cart NW rockfall NW map broken-cart EW EW broken-lantern repair-lantern-cart NS key NEW:door-blue@E NESW:troll@W repair-cart NS NE NS|EW key NS broken-cart NW:ladder-blue NEW:troll@E NSW:door-blue@N NESW:door-green@W NEW:door-green@N NW|E EW|S:gold1@S repair-pick NE:ladder-green broken-lantern NE|SW NEW|S:gold1@S repair-pick-lantern NS|EW:gold1@N NS|W repair-lantern NESW:door-blue@S EW NE rockfall broken-pick broken-pick NE|S NE|W NW|ES:gold1@E map NSW|E:gold1@E NW|S EW NSW:troll@S\",\n]\n","seq":13}',1.79490187063432335857e+09);
INSERT INTO "entries" VALUES('kJdDCoIwwuOcLVxd',4,'move','{"kind":"move","seat":0,"lines":["p1: discard NSW:door-green@S repair-lantern-cart"],"seq":17,"person":"SAH5nkaK-owB6PP_","id":"139699581431120-1","digest":"3743b0dfd05b25b5"}',1.79490187068189167981e+09);
INSERT INTO "entries" VALUES('kJdDCoIwwuOcLVxd',5,'move','{"kind":"move","seat":1,"lines":["p2: discard map"],"seq":19}',1.79490187068997263911e+09);
INSERT INTO "entries" VALUES('kJdDCoIwwuOcLVxd',6,'move','{"kind":"move","seat":0,"lines":["p1: discard NEW:door-blue@E NW"],"seq":23,"person":"SAH5nkaK-owB6PP_","id":"139699581431120-2","digest":"ed4f23b74a46d317"}',1.79490187069529771803e+09);
INSERT INTO "entries" VALUES('kJdDCoIwwuOcLVxd',7,'move','{"kind":"move","seat":1,"lines":["p2: NS 0,-2"],"seq":25}',1.79490187075791668893e+09);
INSERT INTO "entries" VALUES('kJdDCoIwwuOcLVxd',8,'move','{"kind":"move","seat":0,"lines":["p1: ES -1,1"],"seq":27,"person":"SAH5nkaK-owB6PP_","id":"139699581431120-3","digest":"1834dae7da02878d"}',1.79490187076301813129e+09);
INSERT INTO "entries" VALUES('kJdDCoIwwuOcLVxd',9,'move','{"kind":"move","seat":1,"lines":["p2: NESW:troll@W 0,-3"],"seq":28}',1.79490187076862788202e+09);
INSERT INTO "entries" VALUES('kJdDCoIwwuOcLVxd',10,'move','{"kind":"move","seat":1,"lines":["p2: bribe 0,-3"],"seq":30}',1.79490187077208709714e+09);
INSERT INTO "entries" VALUES('kJdDCoIwwuOcLVxd',11,'move','{"kind":"move","seat":0,"lines":["p1: discard key repair-cart"],"seq":34,"person":"SAH5nkaK-owB6PP_","id":"139699581431120-4","digest":"086f0db699c63c49"}',1.79490187077720570567e+09);
INSERT INTO "entries" VALUES('kJdDCoIwwuOcLVxd',12,'move','{"kind":"move","seat":1,"lines":["p2: EW -1,-3"],"seq":36}',1.79490187078286266321e+09);
INSERT INTO "entries" VALUES('kJdDCoIwwuOcLVxd',13,'move','{"kind":"move","seat":0,"lines":["p1: discard EW broken-cart"],"seq":40,"person":"SAH5nkaK-owB6PP_","id":"139699581431120-5","digest":"c5471e806a47aba2"}',1.79490187078743839267e+09);
INSERT INTO "entries" VALUES('kJdDCoIwwuOcLVxd',14,'move','{"kind":"move","seat":1,"lines":["p2: discard NE repair-pick-cart"],"seq":44}',1.79490187079138088224e+09);
INSERT INTO "entries" VALUES('kJdDCoIwwuOcLVxd',15,'move','{"kind":"move","seat":0,"lines":["p1: NSW:door-blue@N 1,1"],"seq":46,"person":"SAH5nkaK-owB6PP_","id":"139699581431120-6","digest":"53ad1af46a76658b"}',1.79490187079486012465e+09);
INSERT INTO "entries" VALUES('kJdDCoIwwuOcLVxd',16,'move','{"kind":"move","seat":1,"lines":["p2: NESW:door-green@W -1,-1"],"seq":48}',1.79490187079879355428e+09);
INSERT INTO "entries" VALUES('kJdDCoIwwuOcLVxd',17,'move','{"kind":"move","seat":0,"lines":["p1: NW|E 1,2"],"seq":50,"person":"SAH5nkaK-owB6PP_","id":"139699581431120-7","digest":"6f11ac824c386bf7"}',1.79490187080233788491e+09);
INSERT INTO "entries" VALUES('kJdDCoIwwuOcLVxd',18,'move','{"kind":"move","seat":1,"lines":["p2: key -1,-1"],"seq":52}',1.79490187080696225168e+09);
INSERT INTO "entries" VALUES('kJdDCoIwwuOcLVxd',19,'move','{"kind":"move","seat":0,"lines":["p1: discard repair-pick"],"seq":54,"person":"SAH5nkaK-owB6PP_","id":"139699581431120-8","digest":"32ffd391a9184758"}',1.79490187081847119335e+09);
INSERT INTO "entries" VALUES('kJdDCoIwwuOcLVxd',20,'move','{"kind":"move","seat":1,"lines":["p2: discard NW:ladder-blue broken-lantern"],"seq":58}',1.79490187084179258344e+09);
INSERT INTO "entries" VALUES('kJdDCoIwwuOcLVxd',21,'move','{"kind":"move","seat":0,"lines":["p1: NEW:troll@E -1,2"],"seq":59,"person":"SAH5nkaK-owB6PP_","id":"139699581431120-9","digest":"bae95161d4a1f5a9"}',1.79490187084585046768e+09);
INSERT INTO "entries" VALUES('kJdDCoIwwuOcLVxd',22,'move','{"kind":"move","seat":0,"lines":["p1: bribe -1,2"],"seq":61,"person":"SAH5nkaK-owB6PP_","id":"139699581431120-10","digest":"772790802c13a487"}',1.79490187084868526462e+09);
INSERT INTO "entries" VALUES('kJdDCoIwwuOcLVxd',23,'move','{"kind":"move","seat":1,"lines":["p2: ESW:door-green@S 1,-3"],"seq":63}',1.79490187090994453428e+09);
INSERT INTO "entries" VALUES('kJdDCoIwwuOcLVxd',24,'move','{"kind":"move","seat":0,"lines":["p1: discard NS|EW broken-lantern"],"seq":67,"person":"SAH5nkaK-owB6PP_","id":"139699581431120-11","digest":"9fee8be4385c552a"}',1.79490187091454482084e+09);
INSERT INTO "entries" VALUES('kJdDCoIwwuOcLVxd',25,'move','{"kind":"move","seat":1,"lines":["p2: NS|EW:gold1@N 0,-4"],"seq":70}',1.7949018709204604626e+09);
INSERT INTO "entries" VALUES('kJdDCoIwwuOcLVxd',26,'move','{"kind":"move","seat":0,"lines":["p1: discard broken-cart"],"seq":72,"person":"SAH5nkaK-owB6PP_","id":"139699581431120-12","digest":"f013a9cd1857e74d"}',1.79490187092490935329e+09);
INSERT INTO "entries" VALUES('kJdDCoIwwuOcLVxd',27,'move','{"kind":"move","seat":1,"lines":["p2: discard NESW:door-blue@S NEW|S:gold1@S"],"seq":76}',1794901870.93034);
INSERT INTO "entries" VALUES('kJdDCoIwwuOcLVxd',28,'move','{"kind":"move","seat":0,"lines":["p1: discard NS|W repair-pick-lantern"],"seq":80,"person":"SAH5nkaK-owB6PP_","id":"139699581431120-13","digest":"f264ec5232ac59a5"}',1.79490187093539667133e+09);
INSERT INTO "entries" VALUES('kJdDCoIwwuOcLVxd',29,'move','{"kind":"move","seat":1,"lines":["p2: NE|SW 1,-1"],"seq":82}',1.79490187094043827055e+09);
INSERT INTO "entries" VALUES('kJdDCoIwwuOcLVxd',30,'move','{"kind":"move","seat":0,"lines":["p1: discard EW"],"seq":84,"person":"SAH5nkaK-owB6PP_","id":"139699581431120-14","digest":"ac7a10a8cfa8e5b3"}',1.79490187094479274748e+09);
INSERT INTO "entries" VALUES('kJdDCoIwwuOcLVxd',31,'move','{"kind":"move","seat":1,"lines":["p2: EW|S:gold1@S -2,-3"],"seq":86}',1.79490187095016956331e+09);
INSERT INTO "entries" VALUES('kJdDCoIwwuOcLVxd',32,'move','{"kind":"move","seat":0,"lines":["p1: discard NS broken-pick"],"seq":90,"person":"SAH5nkaK-owB6PP_","id":"139699581431120-15","digest":"dc0eebc4de6da6f7"}',1.79490187095494461056e+09);
INSERT INTO "entries" VALUES('kJdDCoIwwuOcLVxd',33,'move','{"kind":"move","seat":1,"lines":["p2: SW|N 0,-5"],"seq":92}',1.79490187096033167839e+09);
INSERT INTO "entries" VALUES('kJdDCoIwwuOcLVxd',34,'move','{"kind":"move","seat":0,"lines":["p1: discard NE|W broken-pick"],"seq":96,"person":"SAH5nkaK-owB6PP_","id":"139699581431120-16","digest":"d718f8d27e3db17c"}',1.7949018709738795757e+09);
INSERT INTO "entries" VALUES('kJdDCoIwwuOcLVxd',35,'move','{"kind":"move","seat":1,"lines":["p2: discard NW|S rockfall"],"seq":98}',1.79490187100940251346e+09);
INSERT INTO "entries" VALUES('kJdDCoIwwuOcLVxd',36,'move','{"kind":"move","seat":0,"lines":["p1: discard EW NSW|E:gold1@E"],"seq":100,"person":"SAH5nkaK-owB6PP_","id":"139699581431120-17","digest":"b62445479d9d17be"}',1.79490187102543640135e+09);
INSERT INTO "entries" VALUES('kJdDCoIwwuOcLVxd',37,'move','{"kind":"move","seat":1,"lines":["p2: rockfall 0,-2"],"seq":101}',1.79490187105853080747e+09);
INSERT INTO "entries" VALUES('kJdDCoIwwuOcLVxd',38,'move','{"kind":"move","seat":0,"lines":["p1: map 5,-2"],"seq":102,"person":"SAH5nkaK-owB6PP_","id":"139699581431120-18","digest":"79d5c07c6e18d9b0"}',1.79490187109392642979e+09);
INSERT INTO "entries" VALUES('kJdDCoIwwuOcLVxd',39,'move','{"kind":"move","seat":1,"lines":["p2: NW|ES:gold1@E 0,-2"],"seq":104}',1.79490187111746549606e+09);
INSERT INTO "entries" VALUES('kJdDCoIwwuOcLVxd',40,'move','{"kind":"move","seat":0,"lines":["p1: discard NS"],"seq":105,"person":"SAH5nkaK-owB6PP_","id":"139699581431120-19","digest":"ef1c0ec4c6ebf60e"}',1.7949018711343798638e+09);
INSERT INTO "entries" VALUES('kJdDCoIwwuOcLVxd',41,'move','{"kind":"move","seat":1,"lines":["p2: discard NE"],"seq":106}',1.79490187117957282069e+09);
INSERT INTO "entries" VALUES('kJdDCoIwwuOcLVxd',42,'move','{"kind":"move","seat":0,"lines":["p1: NES:troll@N -2,2"],"seq":107,"person":"SAH5nkaK-owB6PP_","id":"139699581431120-20","digest":"40d1095dbff40fc5"}',1.79490187119766473767e+09);
INSERT INTO "entries" VALUES('kJdDCoIwwuOcLVxd',43,'move','{"kind":"move","seat":0,"lines":["p1: done"],"seq":107,"person":"SAH5nkaK-owB6PP_","id":"139699581431120-21","digest":"6c3330d7d4784f9e"}',1.79490187124400329583e+09);
INSERT INTO "entries" VALUES('kJdDCoIwwuOcLVxd',44,'move','{"kind":"move","seat":1,"lines":["p2: NE:ladder-green -1,0"],"seq":108}',1.79490187126594114303e+09);
INSERT INTO "entries" VALUES('kJdDCoIwwuOcLVxd',45,'move','{"kind":"move","seat":1,"lines":["p2: done"],"seq":108}',1.79490187129826760286e+09);
INSERT INTO "entries" VALUES('kJdDCoIwwuOcLVxd',46,'move','{"kind":"move","seat":0,"lines":["p1: bribe -2,2"],"seq":109,"person":"SAH5nkaK-owB6PP_","id":"139699581431120-22","digest":"cf28bf9b16c9e7b9"}',1.79490187131695032125e+09);
INSERT INTO "entries" VALUES('kJdDCoIwwuOcLVxd',47,'move','{"kind":"move","seat":0,"lines":["p1: discard repair-lantern","goals NW:gold2, N|E|W, NE:door-blue@E+gold1, NESW, NEW:door-green@E+gold1, NE:gold2","deck NS NS|EW NW|S key NW EW EW NW|E NW NE|W NSW|E:gold1@E repair-lantern repair-cart key NSW:door-blue@N NE broken-pick NE|SW rockfall NS NSW:door-green@S NW:ladder-blue broken-cart NE|S NEW:door-green@N NEW:troll@E NESW:troll@W NE repair-pick EW NEW:door-blue@E NE:ladder-green repair-pick-lantern repair-lantern-cart rockfall map NESW:door-green@W map broken-pick NS broken-lantern repair-pick-cart broken-cart NS|W broken-lantern NEW|S:gold1@S EW NESW:door-blue@S EW|S:gold1@S NSW:troll@S"],"seq":127,"person":"SAH5nkaK-owB6PP_","id":"139699581431120-23","digest":"f474ff7e070fa1e1","round":true}',1.79490187133621692658e+09);
INSERT INTO "entries" VALUES('pTqwhyLTjveWFgpR',0,'created','{"kind":"created","code":"GRWJRE","game":"saboteur","players":4,"options":{"edition":"de","rounds":3,"first":"random","gold_draw":"diggers","connect":"required","round_end":"hands_empty","self_break":false,"broken_no_gold":false},"host":"SAH5nkaK-owB6PP_","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79490186605814051627e+09);
INSERT INTO "entries" VALUES('pTqwhyLTjveWFgpR',1,'sat','{"kind":"sat","person":"SAH5nkaK-owB6PP_","name":"Ada","seat":0}',1.79490186605814051627e+09);
INSERT INTO "entries" VALUES('pTqwhyLTjveWFgpR',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1.79490186605814051627e+09);
INSERT INTO "entries" VALUES('pTqwhyLTjveWFgpR',3,'bot','{"kind":"bot","seat":2,"bot":"random"}',1.79490186605814051627e+09);
INSERT INTO "entries" VALUES('pTqwhyLTjveWFgpR',4,'bot','{"kind":"bot","seat":3,"bot":"random"}',1.79490186605814051627e+09);
INSERT INTO "entries" VALUES('pTqwhyLTjveWFgpR',5,'start','{"kind":"start","record":"format = 1\ngame = \"saboteur\"\nrules = 2\ndeck = \"8cb0fd70660963454aca118a477a56e53a52aaa9a3742d0a518c1975fae12e53\"\nplayers = 4\noptions = { edition = \"de\", rounds = 3, first = \"random\", gold_draw = \"diggers\", connect = \"required\", round_end = \"hands_empty\", self_break = false, broken_no_gold = false }\nlog = [\n  \"first p1\",\n  \"roles digger digger saboteur digger digger\",\n  \"goals stone NE, stone NW, gold\",\n  \"deck repair-lantern-cart NES NE NES NE NE EW NEW repair-cart NW broken-lantern EW NESW NS NS N|E NEW NESW N|E|S repair-lantern broken-pick broken-lantern map repair-lantern N|E|S|W N|S NS NESW N|E|W rockfall rockfall map repair-pick NE broken-pick repair-pick-lantern broken-pick broken-cart broken-lantern NES repair-pick-cart broken-cart N|W map E|W NES map rockfall EW NEW broken-cart N NW map repair-cart E map NW NS NES NEW NW NEW NESW repair-pick NE NESW\",\n]\n","seq":29}',1.79490186606586480137e+09);
INSERT INTO "entries" VALUES('pTqwhyLTjveWFgpR',6,'chat','{"kind":"chat","person":"SAH5nkaK-owB6PP_","name":"Ada","seat":0,"text":"Let us play saboteur!","id":"139699581766928-1","digest":"2163d3fdf809c2e6"}',1.79490186610271477704e+09);
INSERT INTO "entries" VALUES('pTqwhyLTjveWFgpR',7,'claim','{"kind":"claim","seat":0,"lines":["p1 says: no-path"],"seq":30,"person":"SAH5nkaK-owB6PP_","id":"139699581766928-2","digest":"1eb80a4d449a7f06"}',1.79490186611484622957e+09);
INSERT INTO "entries" VALUES('pTqwhyLTjveWFgpR',8,'move','{"kind":"move","seat":0,"lines":["p1: NE 0,1"],"seq":32,"person":"SAH5nkaK-owB6PP_","id":"139699581766928-3","digest":"87fc200b1c96b786"}',1.79490186612409210204e+09);
INSERT INTO "entries" VALUES('pTqwhyLTjveWFgpR',9,'move','{"kind":"move","seat":1,"lines":["p2: discard NES"],"seq":34}',1.79490186777900576596e+09);
INSERT INTO "entries" VALUES('pTqwhyLTjveWFgpR',10,'move','{"kind":"move","seat":2,"lines":["p3: N|E|S 0,-1"],"seq":36}',1.7949018678016035557e+09);
INSERT INTO "entries" VALUES('pTqwhyLTjveWFgpR',11,'move','{"kind":"move","seat":3,"lines":["p4: discard EW"],"seq":38}',1.79490186781969714166e+09);
INSERT INTO "entries" VALUES('pTqwhyLTjveWFgpR',12,'move','{"kind":"move","seat":0,"lines":["p1: discard broken-pick"],"seq":40,"person":"SAH5nkaK-owB6PP_","id":"139699581766928-4","digest":"065d448c05d0ed5a"}',1.79490186782519364361e+09);
INSERT INTO "entries" VALUES('pTqwhyLTjveWFgpR',13,'move','{"kind":"move","seat":1,"lines":["p2: NESW 1,1"],"seq":42}',1.79490186783084654806e+09);
INSERT INTO "entries" VALUES('pTqwhyLTjveWFgpR',14,'move','{"kind":"move","seat":2,"lines":["p3: discard NE"],"seq":44}',1.7949018678404052257e+09);
INSERT INTO "entries" VALUES('pTqwhyLTjveWFgpR',15,'move','{"kind":"move","seat":3,"lines":["p4: NESW -1,0"],"seq":46}',1.79490186784541273117e+09);
INSERT INTO "entries" VALUES('pTqwhyLTjveWFgpR',16,'move','{"kind":"move","seat":0,"lines":["p1: discard repair-lantern-cart"],"seq":48,"person":"SAH5nkaK-owB6PP_","id":"139699581766928-5","digest":"95f3a8d4d9bd7c54"}',1.79490186785945749284e+09);
INSERT INTO "entries" VALUES('pTqwhyLTjveWFgpR',17,'move','{"kind":"move","seat":1,"lines":["p2: discard NW"],"seq":50}',1.79490186787104606625e+09);
INSERT INTO "entries" VALUES('pTqwhyLTjveWFgpR',18,'move','{"kind":"move","seat":2,"lines":["p3: rockfall 0,1"],"seq":52}',1.79490186787660193443e+09);
INSERT INTO "entries" VALUES('pTqwhyLTjveWFgpR',19,'move','{"kind":"move","seat":3,"lines":["p4: NEW -1,1"],"seq":54}',1.79490186788309931753e+09);
INSERT INTO "entries" VALUES('pTqwhyLTjveWFgpR',20,'move','{"kind":"move","seat":0,"lines":["p1: discard repair-cart"],"seq":56,"person":"SAH5nkaK-owB6PP_","id":"139699581766928-6","digest":"770402048983b128"}',1.79490186789902043344e+09);
INSERT INTO "entries" VALUES('pTqwhyLTjveWFgpR',21,'move','{"kind":"move","seat":1,"lines":["p2: discard NS"],"seq":58}',1.79490186791154241558e+09);
INSERT INTO "entries" VALUES('pTqwhyLTjveWFgpR',22,'move','{"kind":"move","seat":2,"lines":["p3: NS -1,-1"],"seq":60}',1.79490186791959857939e+09);
INSERT INTO "entries" VALUES('pTqwhyLTjveWFgpR',23,'move','{"kind":"move","seat":3,"lines":["p4: NES -2,1"],"seq":62}',1.79490186793434143065e+09);
INSERT INTO "entries" VALUES('pTqwhyLTjveWFgpR',24,'move','{"kind":"move","seat":0,"lines":["p1: ESW 1,0"],"seq":64,"person":"SAH5nkaK-owB6PP_","id":"139699581766928-7","digest":"10e87398cc84d43e"}',1.79490186794383835789e+09);
INSERT INTO "entries" VALUES('pTqwhyLTjveWFgpR',25,'move','{"kind":"move","seat":1,"lines":["p2: SW 2,0"],"seq":66}',1.79490186798959112162e+09);
INSERT INTO "entries" VALUES('pTqwhyLTjveWFgpR',26,'move','{"kind":"move","seat":2,"lines":["p3: broken-pick p1"],"seq":68}',1.79490186802365040774e+09);
INSERT INTO "entries" VALUES('pTqwhyLTjveWFgpR',27,'move','{"kind":"move","seat":3,"lines":["p4: repair-pick-lantern p1 pick"],"seq":70}',1.79490186806367063524e+09);
INSERT INTO "entries" VALUES('pTqwhyLTjveWFgpR',28,'move','{"kind":"move","seat":0,"lines":["p1: N|E|S|W -1,-2"],"seq":72,"person":"SAH5nkaK-owB6PP_","id":"139699581766928-8","digest":"b2339e30e6f541ce"}',1.79490186810220956801e+09);
INSERT INTO "entries" VALUES('pTqwhyLTjveWFgpR',29,'move','{"kind":"move","seat":1,"lines":["p2: broken-lantern p4"],"seq":74}',1.79490186815395641331e+09);
INSERT INTO "entries" VALUES('pTqwhyLTjveWFgpR',30,'move','{"kind":"move","seat":2,"lines":["p3: NS 1,2"],"seq":76}',1.79490186819431018832e+09);
INSERT INTO "entries" VALUES('pTqwhyLTjveWFgpR',31,'move','{"kind":"move","seat":3,"lines":["p4: discard NES"],"seq":78}',1.79490186823421621321e+09);
INSERT INTO "entries" VALUES('wyNVcBug7R1OBH4a',0,'created','{"kind":"created","code":"RYKRAR","game":"duel","players":2,"options":{"edition":"de","rounds":3,"first":"p1","left_goals":"box","troll_payment":"total","starter":"total_gold","ladder_joint":false},"host":"SAH5nkaK-owB6PP_","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79490186977479171748e+09);
INSERT INTO "entries" VALUES('wyNVcBug7R1OBH4a',1,'sat','{"kind":"sat","person":"SAH5nkaK-owB6PP_","name":"Ada","seat":0}',1.79490186977479171748e+09);
INSERT INTO "entries" VALUES('wyNVcBug7R1OBH4a',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1.79490186977479171748e+09);
INSERT INTO "entries" VALUES('wyNVcBug7R1OBH4a',3,'start','{"kind":"start","record":"format = 1\ngame = \"duel\"\nrules = 2\ndeck = \"60d5bd68708f383133fe8446a2f7d468bd0afabb79b0f89ecb12176e44009ddc\"\nplayers = 2\noptions = { edition = \"de\", rounds = 3, first = \"p1\", left_goals = \"box\", troll_payment = \"total\", starter = \"total_gold\", ladder_joint = false }\nlog = [\n  \"goals N|W:gold1@W, NESW, NEW:door-green@E+gold1, NSW:door-blue@W+gold1, NE:door-blue@E+gold1, NS|E|W:gold1\",\n  \"deck repair-pick-lantern repair-lantern NS map NSW:door-green@S key rockfall NS broken-lantern NE|SW repair-pick-cart broken-cart map repair-cart NSW|E:gold1@E NW|ES:gold1@E NW|S NW NSW:door-blue@N NE NEW:door-blue@E NESW:door-green@W broken-lantern NS NW|E repair-pick broken-pick NESW:troll@W key NW:ladder-blue NW NE NS|EW broken-pick EW|S:gold1@S EW NSW:troll@S NEW|S:gold1@S repair-lantern-cart EW NE|W NE:ladder-green NS|EW:gold1@N NESW:door-blue@S rockfall EW broken-cart NS|W NEW:door-green@N NEW:troll@E EW NE|S\",\n]\n","seq":13}',1.79490186978250837327e+09);
INSERT INTO "entries" VALUES('wyNVcBug7R1OBH4a',4,'chat','{"kind":"chat","person":"SAH5nkaK-owB6PP_","name":"Ada","seat":0,"text":"Let us play duel!","id":"139699581074512-1","digest":"0f420aa7a93467ec"}',1.79490186980655288696e+09);
INSERT INTO "entries" VALUES('wyNVcBug7R1OBH4a',5,'claim','{"kind":"claim","seat":0,"lines":["p1 says: no-path"],"seq":14,"person":"SAH5nkaK-owB6PP_","id":"139699581074512-2","digest":"f7ef4736cb440544"}',1.7949018698258314133e+09);
INSERT INTO "entries" VALUES('wyNVcBug7R1OBH4a',6,'move','{"kind":"move","seat":0,"lines":["p1: discard NS repair-pick-cart"],"seq":18,"person":"SAH5nkaK-owB6PP_","id":"139699581074512-3","digest":"da257d92b98e9236"}',1.79490186983798980717e+09);
INSERT INTO "entries" VALUES('wyNVcBug7R1OBH4a',7,'move','{"kind":"move","seat":1,"lines":["p2: discard NS"],"seq":20}',1.79490186984332394598e+09);
INSERT INTO "entries" VALUES('wyNVcBug7R1OBH4a',8,'move','{"kind":"move","seat":0,"lines":["p1: discard broken-lantern"],"seq":22,"person":"SAH5nkaK-owB6PP_","id":"139699581074512-4","digest":"8777d9fa1b5d2158"}',1.79490186985805368425e+09);
INSERT INTO "entries" VALUES('wyNVcBug7R1OBH4a',9,'move','{"kind":"move","seat":1,"lines":["p2: discard NE|SW repair-lantern"],"seq":26}',1.79490186987475633622e+09);
INSERT INTO "entries" VALUES('wyNVcBug7R1OBH4a',10,'move','{"kind":"move","seat":0,"lines":["p1: NW|ES:gold1@E -1,1"],"seq":29,"person":"SAH5nkaK-owB6PP_","id":"139699581074512-5","digest":"a9aa596f3733bf41"}',1.79490186989159750943e+09);
INSERT INTO "entries" VALUES('wyNVcBug7R1OBH4a',11,'move','{"kind":"move","seat":1,"lines":["p2: discard NW map"],"seq":33}',1.79490186990514564513e+09);
INSERT INTO "entries" VALUES('wyNVcBug7R1OBH4a',12,'move','{"kind":"move","seat":0,"lines":["p1: discard repair-cart rockfall"],"seq":37,"person":"SAH5nkaK-owB6PP_","id":"139699581074512-6","digest":"1872771f494baf79"}',1.7949018699214622975e+09);
INSERT INTO "entries" VALUES('wyNVcBug7R1OBH4a',13,'move','{"kind":"move","seat":1,"lines":["p2: discard NE broken-cart"],"seq":41}',1.79490186993770527842e+09);
INSERT INTO "entries" VALUES('wyNVcBug7R1OBH4a',14,'move','{"kind":"move","seat":0,"lines":["p1: NES:door-blue@S 0,0"],"seq":43,"person":"SAH5nkaK-owB6PP_","id":"139699581074512-7","digest":"dbe50cbe4770778e"}',1.7949018699437737465e+09);
INSERT INTO "entries" VALUES('wyNVcBug7R1OBH4a',15,'move','{"kind":"move","seat":1,"lines":["p2: discard NEW:door-blue@E key"],"seq":47}',1.79490186995363354685e+09);
INSERT INTO "entries" VALUES('wyNVcBug7R1OBH4a',16,'move','{"kind":"move","seat":0,"lines":["p1: discard broken-lantern map"],"seq":51,"person":"SAH5nkaK-owB6PP_","id":"139699581074512-8","digest":"6c1fafbccdd9ed00"}',1.79490186995894289009e+09);
INSERT INTO "entries" VALUES('wyNVcBug7R1OBH4a',17,'move','{"kind":"move","seat":1,"lines":["p2: NESW:troll@E -1,-1"],"seq":52}',1.79490186996306157109e+09);
INSERT INTO "entries" VALUES('wyNVcBug7R1OBH4a',18,'move','{"kind":"move","seat":1,"lines":["p2: bribe -1,-1"],"seq":54}',1.79490186996729016305e+09);
CREATE TABLE leases (
	table_id VARCHAR(40) NOT NULL, 
	owner VARCHAR(40) NOT NULL, 
	epoch INTEGER NOT NULL, 
	PRIMARY KEY (table_id)
);
CREATE TABLE members (
	person VARCHAR(40) NOT NULL, 
	table_id VARCHAR(40) NOT NULL, open BOOLEAN DEFAULT 1 NOT NULL, ended FLOAT DEFAULT '0' NOT NULL, 
	PRIMARY KEY (person, table_id)
);
INSERT INTO "members" VALUES('SAH5nkaK-owB6PP_','pTqwhyLTjveWFgpR',1,0.0);
INSERT INTO "members" VALUES('SAH5nkaK-owB6PP_','56if-IMoEP1Sb-s3',1,0.0);
INSERT INTO "members" VALUES('SAH5nkaK-owB6PP_','wyNVcBug7R1OBH4a',1,0.0);
INSERT INTO "members" VALUES('SAH5nkaK-owB6PP_','8u37l0iH7A0rcALK',1,0.0);
INSERT INTO "members" VALUES('SAH5nkaK-owB6PP_','A9B4LGO5tOo88zTK',1,0.0);
INSERT INTO "members" VALUES('SAH5nkaK-owB6PP_','BrPZeFUi83fFNuKl',1,0.0);
INSERT INTO "members" VALUES('SAH5nkaK-owB6PP_','kJdDCoIwwuOcLVxd',1,0.0);
INSERT INTO "members" VALUES('SAH5nkaK-owB6PP_','K6sCcO6k-pnZJlKR',0,1.7949018720739459992e+09);
CREATE TABLE mutes (
	person VARCHAR(40) NOT NULL, 
	muted VARCHAR(40) NOT NULL, 
	PRIMARY KEY (person, muted)
);
CREATE TABLE notes (
	person VARCHAR(40) NOT NULL, 
	table_id VARCHAR(40) NOT NULL, 
	seat INTEGER NOT NULL, 
	mark INTEGER, 
	round INTEGER NOT NULL, 
	text VARCHAR(240) NOT NULL, 
	PRIMARY KEY (person, table_id, seat)
);
CREATE TABLE orders (
	id VARCHAR(40) NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	subject VARCHAR(40) NOT NULL, 
	created FLOAT NOT NULL, 
	answer TEXT, 
	PRIMARY KEY (id)
);
CREATE TABLE owners (
	id VARCHAR(40) NOT NULL, 
	label VARCHAR(120) NOT NULL, 
	expires FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE passkeys (
	id VARCHAR(1400) NOT NULL, 
	person VARCHAR(40) NOT NULL, 
	public_key TEXT NOT NULL, 
	uses BIGINT NOT NULL, 
	label VARCHAR(120) NOT NULL, 
	created FLOAT NOT NULL, 
	used FLOAT, 
	PRIMARY KEY (id)
);
CREATE TABLE people (
	id VARCHAR(40) NOT NULL, 
	name VARCHAR(120) NOT NULL, 
	language VARCHAR(8) NOT NULL, 
	link VARCHAR(64), 
	created FLOAT NOT NULL, sessions INTEGER DEFAULT '0' NOT NULL, silenced BOOLEAN DEFAULT 0 NOT NULL, banned BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (link)
);
INSERT INTO "people" VALUES('SAH5nkaK-owB6PP_','Ada','en','2a18dd03fb0d7e0b1473732049d711c93a0d12ff01ddac7e0f5539304a44edfe',1.79490186595980548856e+09,0,0,0);
CREATE TABLE played (
	person VARCHAR(40) NOT NULL, 
	table_id VARCHAR(40) NOT NULL, 
	seat INTEGER NOT NULL, 
	ended FLOAT NOT NULL, 
	seconds INTEGER NOT NULL, 
	moves INTEGER NOT NULL, 
	year INTEGER NOT NULL, 
	game VARCHAR(20) NOT NULL, 
	players INTEGER NOT NULL, 
	company VARCHAR(8) NOT NULL, 
	roles VARCHAR(400) NOT NULL, 
	won BOOLEAN, 
	gold INTEGER NOT NULL, 
	PRIMARY KEY (person, table_id)
);
INSERT INTO "played" VALUES('SAH5nkaK-owB6PP_','K6sCcO6k-pnZJlKR',0,1.7949018720739459992e+09,1,46,2026,'duel',2,'bots',',green,',1,0);
CREATE TABLE stops (
	began FLOAT NOT NULL, 
	ended FLOAT NOT NULL, 
	PRIMARY KEY (began)
);
CREATE TABLE tables (
	id VARCHAR(40) NOT NULL, 
	code VARCHAR(8) NOT NULL, 
	public BOOLEAN NOT NULL, 
	phase VARCHAR(12) NOT NULL, 
	free INTEGER NOT NULL, 
	created FLOAT NOT NULL, 
	changed FLOAT NOT NULL, summary TEXT DEFAULT '' NOT NULL, "indexed" INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (code)
);
INSERT INTO "tables" VALUES('pTqwhyLTjveWFgpR','GRWJRE',0,'playing',0,1.79490186605814051627e+09,1.79490186823421621321e+09,'{"game":"saboteur","players":4,"names":["Ada","random","random","random"],"people":["SAH5nkaK-owB6PP_",null,null,null],"asked":0,"winners":null,"gold":null}',0);
INSERT INTO "tables" VALUES('56if-IMoEP1Sb-s3','QSUCZX',0,'playing',0,1.79490186842187356944e+09,1.79490186951945829394e+09,'{"game":"saboteur2","players":4,"names":["Ada","random","random","random"],"people":["SAH5nkaK-owB6PP_",null,null,null],"asked":0,"winners":null,"gold":null}',0);
INSERT INTO "tables" VALUES('wyNVcBug7R1OBH4a','RYKRAR',0,'playing',0,1.79490186977479171748e+09,1.79490186996729016305e+09,'{"game":"duel","players":2,"names":["Ada","random"],"people":["SAH5nkaK-owB6PP_",null],"asked":0,"winners":null,"gold":null}',0);
INSERT INTO "tables" VALUES('8u37l0iH7A0rcALK','EZUKMS',0,'playing',0,1.79490186998369765283e+09,1.79490186998991513257e+09,'{"game":"solo","players":1,"names":["Ada"],"people":["SAH5nkaK-owB6PP_"],"asked":0,"winners":null,"gold":null}',0);
INSERT INTO "tables" VALUES('A9B4LGO5tOo88zTK','MSRQMV',0,'playing',0,1.79490187042621970178e+09,1.7949018705806803703e+09,'{"game":"dark-cave","players":4,"names":["Ada","random","random","random"],"people":["SAH5nkaK-owB6PP_",null,null,null],"asked":0,"winners":null,"gold":null}',0);
INSERT INTO "tables" VALUES('BrPZeFUi83fFNuKl','YUHBYK',1,'lobby',1,1.79490187060803270337e+09,1.79490187060803270337e+09,'{"game":"saboteur","players":3,"names":["Ada","greedy",""],"people":["SAH5nkaK-owB6PP_",null,null],"asked":null,"winners":null,"gold":null}',0);
INSERT INTO "tables" VALUES('kJdDCoIwwuOcLVxd','QQYAQR',0,'between',0,1.79490187062963271139e+09,1.79490187133621692658e+09,'{"game":"duel","players":2,"names":["Ada","random"],"people":["SAH5nkaK-owB6PP_",null],"asked":null,"winners":null,"gold":null}',0);
INSERT INTO "tables" VALUES('K6sCcO6k-pnZJlKR','PPHBZM',0,'over',0,1.79490187144599676132e+09,1.7949018720739459992e+09,'{"game":"duel","players":2,"names":["Ada","random"],"people":["SAH5nkaK-owB6PP_",null],"asked":null,"winners":[0,1],"gold":[0,0]}',1);
CREATE TABLE tallies (
	person VARCHAR(40) NOT NULL, 
	year INTEGER NOT NULL, 
	kind VARCHAR(12) NOT NULL, 
	"key" VARCHAR(120) NOT NULL, 
	count INTEGER NOT NULL, 
	won INTEGER NOT NULL, 
	total BIGINT NOT NULL, 
	PRIMARY KEY (person, year, kind, "key")
);
INSERT INTO "tallies" VALUES('*',2026,'role','duel||2|bots',1,0,0);
INSERT INTO "tallies" VALUES('*',2026,'role','duel||2|people',1,0,0);
INSERT INTO "tallies" VALUES('SAH5nkaK-owB6PP_',2026,'day','2026-11-17',1,0,0);
INSERT INTO "tallies" VALUES('SAH5nkaK-owB6PP_',2026,'gold','duel|bots|0',1,0,0);
INSERT INTO "tallies" VALUES('SAH5nkaK-owB6PP_',2026,'match','duel|2|bots',1,1,1);
INSERT INTO "tallies" VALUES('SAH5nkaK-owB6PP_',2026,'role','duel||2|bots',1,0,0);
CREATE TABLE traces (
	person VARCHAR(40) NOT NULL, 
	table_id VARCHAR(40) NOT NULL, 
	PRIMARY KEY (person, table_id)
);
INSERT INTO "traces" VALUES('SAH5nkaK-owB6PP_','pTqwhyLTjveWFgpR');
INSERT INTO "traces" VALUES('SAH5nkaK-owB6PP_','56if-IMoEP1Sb-s3');
INSERT INTO "traces" VALUES('SAH5nkaK-owB6PP_','wyNVcBug7R1OBH4a');
INSERT INTO "traces" VALUES('SAH5nkaK-owB6PP_','8u37l0iH7A0rcALK');
INSERT INTO "traces" VALUES('SAH5nkaK-owB6PP_','A9B4LGO5tOo88zTK');
INSERT INTO "traces" VALUES('SAH5nkaK-owB6PP_','BrPZeFUi83fFNuKl');
INSERT INTO "traces" VALUES('SAH5nkaK-owB6PP_','kJdDCoIwwuOcLVxd');
INSERT INTO "traces" VALUES('SAH5nkaK-owB6PP_','K6sCcO6k-pnZJlKR');
CREATE INDEX tables_phase ON tables (phase, public);
CREATE INDEX tables_lobbies ON tables (phase, public, created);
CREATE INDEX leases_owner ON leases (owner);
CREATE INDEX passkeys_person ON passkeys (person);
CREATE INDEX challenges_expires ON challenges (expires);
CREATE INDEX tables_indexed ON tables (phase, "indexed");
CREATE INDEX members_open ON members (person, open, ended);
CREATE INDEX played_latest ON played (person, ended, table_id);
CREATE INDEX played_game ON played (person, game, ended, table_id);
CREATE INDEX played_gold ON played (person, game, gold);
CREATE INDEX played_table ON played (table_id);
CREATE INDEX tallies_key ON tallies (kind, "key");
COMMIT;
