BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE alive (
	id INTEGER NOT NULL, 
	at FLOAT NOT NULL, epoch INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "alive" VALUES(1,1.79488885197712135311e+09,1);
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
INSERT INTO "entries" VALUES('Amu5QWmEHBB8ohMi',0,'created','{"kind":"created","code":"VLXFAH","game":"saboteur","players":3,"options":{"edition":"de","rounds":3,"first":"random","gold_draw":"diggers","connect":"required","round_end":"hands_empty","self_break":false,"broken_no_gold":false},"host":"BdZCJkvfrEhlFcs4","public":true,"clock":{"kind":"none","seconds":0}}',1.79488885114579272274e+09);
INSERT INTO "entries" VALUES('Amu5QWmEHBB8ohMi',1,'sat','{"kind":"sat","person":"BdZCJkvfrEhlFcs4","name":"Ada","seat":0}',1.79488885114579272274e+09);
INSERT INTO "entries" VALUES('Amu5QWmEHBB8ohMi',2,'bot','{"kind":"bot","seat":1,"bot":"greedy"}',1.79488885114579272274e+09);
INSERT INTO "entries" VALUES('EDl8NIbd0MGBxWdw',0,'created','{"kind":"created","code":"MLUJSK","game":"duel","players":2,"options":{"edition":"de","rounds":1,"first":"p1","left_goals":"box","troll_payment":"total","starter":"total_gold","ladder_joint":false},"host":"BdZCJkvfrEhlFcs4","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79488885156693458557e+09);
INSERT INTO "entries" VALUES('EDl8NIbd0MGBxWdw',1,'sat','{"kind":"sat","person":"BdZCJkvfrEhlFcs4","name":"Ada","seat":0}',1.79488885156693458557e+09);
INSERT INTO "entries" VALUES('EDl8NIbd0MGBxWdw',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1.79488885156693458557e+09);
INSERT INTO "entries" VALUES('EDl8NIbd0MGBxWdw',3,'start','{"kind":"start","record":"format = 1\ngame = \"duel\"\nrules = 2\ndeck = \"60d5bd68708f383133fe8446a2f7d468bd0afabb79b0f89ecb12176e44009ddc\"\nplayers = 2\noptions = { edition = \"de\", rounds = 1, first = \"p1\", left_goals = \"box\", troll_payment = \"total\", starter = \"total_gold\", ladder_joint = false }\nlog = [\n  \"goals N|S|W, NEW:door-green@N+gold3, N|E|S|W, NSW:door-blue@N+gold3, N|E|W, NEW:door-green@E+gold1\",\n  \"deck EW|S:gold1@S repair-pick NESW:troll@W NW|ES:gold1@E NS|EW EW broken-lantern map broken-cart NEW:troll@E NW NE|S rockfall repair-lantern-cart NSW:door-blue@N NEW:door-green@N NEW:door-blue@E NS key NW:ladder-blue broken-pick broken-pick NESW:door-blue@S map NE:ladder-green NE broken-lantern NSW:door-green@S repair-lantern EW NE NS|EW:gold1@N NS rockfall NSW|E:gold1@E repair-cart NE|W NS|W NS NW broken-cart repair-pick-cart NW|E key NE|SW NESW:door-green@W EW EW NEW|S:gold1@S repair-pick-lantern NW|S NSW:troll@S\",\n]\n","seq":13}',1.79488885157163357737e+09);
INSERT INTO "entries" VALUES('EDl8NIbd0MGBxWdw',4,'move','{"kind":"move","seat":0,"lines":["p1: discard broken-cart"],"seq":15,"person":"BdZCJkvfrEhlFcs4","id":"139830440301904-1","digest":"729f72a4901796d3"}',1.79488885158631873133e+09);
INSERT INTO "entries" VALUES('EDl8NIbd0MGBxWdw',5,'move','{"kind":"move","seat":1,"lines":["p2: discard EW NE|S"],"seq":19}',1.79488885159077024458e+09);
INSERT INTO "entries" VALUES('EDl8NIbd0MGBxWdw',6,'move','{"kind":"move","seat":0,"lines":["p1: NW 0,2"],"seq":21,"person":"BdZCJkvfrEhlFcs4","id":"139830440301904-2","digest":"05e08cda25225808"}',1.79488885159478139871e+09);
INSERT INTO "entries" VALUES('EDl8NIbd0MGBxWdw',7,'move','{"kind":"move","seat":1,"lines":["p2: NEW:troll@E -1,-1"],"seq":22}',1.79488885159934782984e+09);
INSERT INTO "entries" VALUES('EDl8NIbd0MGBxWdw',8,'move','{"kind":"move","seat":1,"lines":["p2: done"],"seq":23}',1.79488885160225343702e+09);
INSERT INTO "entries" VALUES('EDl8NIbd0MGBxWdw',9,'move','{"kind":"move","seat":0,"lines":["p1: EW|S:gold1@S -1,2"],"seq":25,"person":"BdZCJkvfrEhlFcs4","id":"139830440301904-3","digest":"c2a29484ded3072b"}',1.7948888516061758995e+09);
INSERT INTO "entries" VALUES('EDl8NIbd0MGBxWdw',10,'move','{"kind":"move","seat":1,"lines":["p2: NW|ES:gold1@N 0,-2"],"seq":26}',1.7948888516107652187e+09);
INSERT INTO "entries" VALUES('EDl8NIbd0MGBxWdw',11,'move','{"kind":"move","seat":1,"lines":["p2: done"],"seq":27}',1.79488885161347508432e+09);
INSERT INTO "entries" VALUES('EDl8NIbd0MGBxWdw',12,'move','{"kind":"move","seat":0,"lines":["p1: discard NESW:troll@W rockfall"],"seq":31,"person":"BdZCJkvfrEhlFcs4","id":"139830440301904-4","digest":"dd63739bafdcca99"}',1.79488885163047790522e+09);
INSERT INTO "entries" VALUES('EDl8NIbd0MGBxWdw',13,'move','{"kind":"move","seat":1,"lines":["p2: discard NSW:door-blue@N repair-lantern-cart"],"seq":33}',1.79488885165106296535e+09);
INSERT INTO "entries" VALUES('EDl8NIbd0MGBxWdw',14,'move','{"kind":"move","seat":1,"lines":["p2: bribe -1,-1"],"seq":36}',1.79488885166292238236e+09);
INSERT INTO "entries" VALUES('EDl8NIbd0MGBxWdw',15,'move','{"kind":"move","seat":0,"lines":["p1: discard broken-pick"],"seq":38,"person":"BdZCJkvfrEhlFcs4","id":"139830440301904-5","digest":"7e8bcbe4b15fde56"}',1.79488885167493057246e+09);
INSERT INTO "entries" VALUES('EDl8NIbd0MGBxWdw',16,'move','{"kind":"move","seat":1,"lines":["p2: NESW:door-blue@N 1,-2"],"seq":40}',1.79488885168361878398e+09);
INSERT INTO "entries" VALUES('EDl8NIbd0MGBxWdw',17,'move','{"kind":"move","seat":0,"lines":["p1: discard NW:ladder-blue broken-lantern"],"seq":44,"person":"BdZCJkvfrEhlFcs4","id":"139830440301904-6","digest":"27783b1dd673134e"}',1.7948888516870911121e+09);
INSERT INTO "entries" VALUES('EDl8NIbd0MGBxWdw',18,'move','{"kind":"move","seat":1,"lines":["p2: map 9,0"],"seq":46}',1.79488885169067764278e+09);
INSERT INTO "entries" VALUES('EDl8NIbd0MGBxWdw',19,'move','{"kind":"move","seat":0,"lines":["p1: discard broken-lantern map"],"seq":50,"person":"BdZCJkvfrEhlFcs4","id":"139830440301904-7","digest":"6c25d2705d8b037b"}',1.7948888516939446926e+09);
INSERT INTO "entries" VALUES('EDl8NIbd0MGBxWdw',20,'move','{"kind":"move","seat":1,"lines":["p2: discard NSW:door-green@S key"],"seq":54}',1.79488885169744586938e+09);
INSERT INTO "entries" VALUES('EDl8NIbd0MGBxWdw',21,'move','{"kind":"move","seat":0,"lines":["p1: NS|EW 0,0"],"seq":56,"person":"BdZCJkvfrEhlFcs4","id":"139830440301904-8","digest":"86171a813a699bbf"}',1.79488885170070552824e+09);
INSERT INTO "entries" VALUES('EDl8NIbd0MGBxWdw',22,'move','{"kind":"move","seat":1,"lines":["p2: discard NS|EW:gold1@N repair-pick"],"seq":60}',1.79488885170443797107e+09);
INSERT INTO "entries" VALUES('EDl8NIbd0MGBxWdw',23,'move','{"kind":"move","seat":0,"lines":["p1: SW 1,1"],"seq":62,"person":"BdZCJkvfrEhlFcs4","id":"139830440301904-9","digest":"c1dbafe55bd20076"}',1.7948888517075965404e+09);
INSERT INTO "entries" VALUES('EDl8NIbd0MGBxWdw',24,'move','{"kind":"move","seat":1,"lines":["p2: rockfall 1,1"],"seq":64}',1.79488885171105408671e+09);
INSERT INTO "entries" VALUES('EDl8NIbd0MGBxWdw',25,'move','{"kind":"move","seat":0,"lines":["p1: discard EW NS"],"seq":68,"person":"BdZCJkvfrEhlFcs4","id":"139830440301904-10","digest":"168de3109dd70a41"}',1.79488885171404552454e+09);
INSERT INTO "entries" VALUES('EDl8NIbd0MGBxWdw',26,'move','{"kind":"move","seat":1,"lines":["p2: SW:ladder-green 1,0"],"seq":70}',1.7948888517176463604e+09);
INSERT INTO "entries" VALUES('EDl8NIbd0MGBxWdw',27,'move','{"kind":"move","seat":0,"lines":["p1: discard repair-lantern"],"seq":72,"person":"BdZCJkvfrEhlFcs4","id":"139830440301904-11","digest":"d07f93327007e93a"}',1.79488885172100090981e+09);
INSERT INTO "entries" VALUES('EDl8NIbd0MGBxWdw',28,'move','{"kind":"move","seat":1,"lines":["p2: NES|W:gold1@W 1,-3"],"seq":74}',1.79488885173532295227e+09);
INSERT INTO "entries" VALUES('EDl8NIbd0MGBxWdw',29,'move','{"kind":"move","seat":0,"lines":["p1: discard repair-cart"],"seq":76,"person":"BdZCJkvfrEhlFcs4","id":"139830440301904-12","digest":"345fc18bda087e14"}',1.79488885174622821811e+09);
INSERT INTO "entries" VALUES('EDl8NIbd0MGBxWdw',30,'move','{"kind":"move","seat":1,"lines":["p2: ESW:door-blue@W 1,-4"],"seq":78}',1.79488885175763440132e+09);
INSERT INTO "entries" VALUES('EDl8NIbd0MGBxWdw',31,'move','{"kind":"move","seat":0,"lines":["p1: NW|E 1,1"],"seq":80,"person":"BdZCJkvfrEhlFcs4","id":"139830440301904-13","digest":"0b726eb512d0138f"}',1.7948888517700827121e+09);
INSERT INTO "entries" VALUES('EDl8NIbd0MGBxWdw',32,'move','{"kind":"move","seat":1,"lines":["p2: ES 0,-4"],"seq":82}',1.79488885178326201437e+09);
INSERT INTO "entries" VALUES('EDl8NIbd0MGBxWdw',33,'move','{"kind":"move","seat":0,"lines":["p1: ESW:door-green@S -2,-1"],"seq":84,"person":"BdZCJkvfrEhlFcs4","id":"139830440301904-14","digest":"e7d8a4c749dc5f22"}',1.79488885179214310641e+09);
INSERT INTO "entries" VALUES('EDl8NIbd0MGBxWdw',34,'move','{"kind":"move","seat":1,"lines":["p2: discard key"],"seq":86}',1.7948888517995021343e+09);
INSERT INTO "entries" VALUES('EDl8NIbd0MGBxWdw',35,'move','{"kind":"move","seat":0,"lines":["p1: discard NS broken-cart"],"seq":90,"person":"BdZCJkvfrEhlFcs4","id":"139830440301904-15","digest":"906f4fe9ef4c78a9"}',1.79488885180315780642e+09);
INSERT INTO "entries" VALUES('EDl8NIbd0MGBxWdw',36,'move','{"kind":"move","seat":1,"lines":["p2: EW 2,-4"],"seq":92}',1.79488885180698156361e+09);
INSERT INTO "entries" VALUES('EDl8NIbd0MGBxWdw',37,'move','{"kind":"move","seat":0,"lines":["p1: NE|SW -1,-2"],"seq":94,"person":"BdZCJkvfrEhlFcs4","id":"139830440301904-16","digest":"fd3bceeb14099301"}',1.79488885181054687494e+09);
INSERT INTO "entries" VALUES('EDl8NIbd0MGBxWdw',38,'move','{"kind":"move","seat":1,"lines":["p2: SW|E 3,-4"],"seq":95}',1.79488885181455636022e+09);
INSERT INTO "entries" VALUES('EDl8NIbd0MGBxWdw',39,'move','{"kind":"move","seat":0,"lines":["p1: discard EW"],"seq":96,"person":"BdZCJkvfrEhlFcs4","id":"139830440301904-17","digest":"c54ce6bc994523ef"}',1.79488885181790041927e+09);
INSERT INTO "entries" VALUES('EDl8NIbd0MGBxWdw',40,'move','{"kind":"move","seat":1,"lines":["p2: discard NESW:door-green@W repair-pick-cart"],"seq":98}',1.79488885182147955895e+09);
INSERT INTO "entries" VALUES('EDl8NIbd0MGBxWdw',41,'move','{"kind":"move","seat":0,"lines":["p1: discard NS NS|W"],"seq":100,"person":"BdZCJkvfrEhlFcs4","id":"139830440301904-18","digest":"f05539b329123565"}',1.79488885182456851005e+09);
INSERT INTO "entries" VALUES('EDl8NIbd0MGBxWdw',42,'move','{"kind":"move","seat":1,"lines":["p2: NW|S 2,-2"],"seq":101}',1.79488885182825183865e+09);
INSERT INTO "entries" VALUES('EDl8NIbd0MGBxWdw',43,'move','{"kind":"move","seat":0,"lines":["p1: NES:troll@N -3,-1"],"seq":102,"person":"BdZCJkvfrEhlFcs4","id":"139830440301904-19","digest":"357a4e6b8c98c8e9"}',1.79488885183180427555e+09);
INSERT INTO "entries" VALUES('EDl8NIbd0MGBxWdw',44,'move','{"kind":"move","seat":0,"lines":["p1: done"],"seq":102,"person":"BdZCJkvfrEhlFcs4","id":"139830440301904-20","digest":"694e381836ffc0d2"}',1.79488885183399343487e+09);
INSERT INTO "entries" VALUES('EDl8NIbd0MGBxWdw',45,'move','{"kind":"move","seat":1,"lines":["p2: discard broken-pick"],"seq":103}',1.79488885183745932577e+09);
INSERT INTO "entries" VALUES('EDl8NIbd0MGBxWdw',46,'move','{"kind":"move","seat":1,"lines":["p2: bribe -3,-1"],"seq":104}',1.79488885183979296686e+09);
INSERT INTO "entries" VALUES('EDl8NIbd0MGBxWdw',47,'move','{"kind":"move","seat":0,"lines":["p1: discard NEW|S:gold1@S"],"seq":105,"person":"BdZCJkvfrEhlFcs4","id":"139830440301904-21","digest":"a8cc1bbd14b0c1e5"}',1.7948888518433332443e+09);
INSERT INTO "entries" VALUES('EDl8NIbd0MGBxWdw',48,'move','{"kind":"move","seat":1,"lines":["p2: discard NE"],"seq":106}',1.79488885184688353544e+09);
INSERT INTO "entries" VALUES('EDl8NIbd0MGBxWdw',49,'move','{"kind":"move","seat":0,"lines":["p1: discard repair-pick-lantern"],"seq":109,"person":"BdZCJkvfrEhlFcs4","id":"139830440301904-22","digest":"99b79a752bce330e","over":true,"winners":[0,1]}',1.79488885184995532033e+09);
INSERT INTO "entries" VALUES('EowdYtdScqBs6Giz',0,'created','{"kind":"created","code":"ZUDPNC","game":"saboteur","players":4,"options":{"edition":"de","rounds":3,"first":"random","gold_draw":"diggers","connect":"required","round_end":"hands_empty","self_break":false,"broken_no_gold":false},"host":"BdZCJkvfrEhlFcs4","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79488884898361945145e+09);
INSERT INTO "entries" VALUES('EowdYtdScqBs6Giz',1,'sat','{"kind":"sat","person":"BdZCJkvfrEhlFcs4","name":"Ada","seat":0}',1.79488884898361945145e+09);
INSERT INTO "entries" VALUES('EowdYtdScqBs6Giz',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1.79488884898361945145e+09);
INSERT INTO "entries" VALUES('EowdYtdScqBs6Giz',3,'bot','{"kind":"bot","seat":2,"bot":"random"}',1.79488884898361945145e+09);
INSERT INTO "entries" VALUES('EowdYtdScqBs6Giz',4,'bot','{"kind":"bot","seat":3,"bot":"random"}',1.79488884898361945145e+09);
INSERT INTO "entries" VALUES('EowdYtdScqBs6Giz',5,'start','{"kind":"start","record":"format = 1\ngame = \"saboteur\"\nrules = 2\ndeck = \"8cb0fd70660963454aca118a477a56e53a52aaa9a3742d0a518c1975fae12e53\"\nplayers = 4\noptions = { edition = \"de\", rounds = 3, first = \"random\", gold_draw = \"diggers\", connect = \"required\", round_end = \"hands_empty\", self_break = false, broken_no_gold = false }\nlog = [\n  \"first p3\",\n  \"roles digger saboteur digger digger digger\",\n  \"goals stone NW, gold, stone NE\",\n  \"deck NS rockfall repair-lantern repair-lantern NES broken-pick NEW NEW rockfall broken-lantern repair-pick-cart NS map NE NW broken-cart EW N EW NE NEW NESW broken-pick repair-lantern-cart N|W NES broken-lantern map N|S repair-pick-lantern NES NESW NESW E repair-pick map repair-cart N|E|W NEW NES NE NES N|E|S|W NESW NE map EW map repair-cart broken-cart NEW NS broken-pick NW E|W rockfall NW NS map NW N|E N|E|S NE repair-pick broken-lantern NESW broken-cart\",\n]\n","seq":29}',1.79488884900215792659e+09);
INSERT INTO "entries" VALUES('EowdYtdScqBs6Giz',6,'move','{"kind":"move","seat":2,"lines":["p3: discard NW"],"seq":31}',1.79488884964692449572e+09);
INSERT INTO "entries" VALUES('EowdYtdScqBs6Giz',7,'move','{"kind":"move","seat":3,"lines":["p4: SW 0,-1"],"seq":33}',1.79488884966022109986e+09);
INSERT INTO "entries" VALUES('EowdYtdScqBs6Giz',8,'chat','{"kind":"chat","person":"BdZCJkvfrEhlFcs4","name":"Ada","seat":0,"text":"Let us play saboteur!","id":"139830497694416-1","digest":"574f31c9af4b485d"}',1.7948888496735877991e+09);
INSERT INTO "entries" VALUES('EowdYtdScqBs6Giz',9,'claim','{"kind":"claim","seat":0,"lines":["p1 says: no-path"],"seq":34,"person":"BdZCJkvfrEhlFcs4","id":"139830497694416-2","digest":"647cb66fee80b0ec"}',1.79488884967797756196e+09);
INSERT INTO "entries" VALUES('EowdYtdScqBs6Giz',10,'move','{"kind":"move","seat":0,"lines":["p1: EW -1,0"],"seq":36,"person":"BdZCJkvfrEhlFcs4","id":"139830497694416-3","digest":"023b6573eeffe25a"}',1.79488884968573117256e+09);
INSERT INTO "entries" VALUES('EowdYtdScqBs6Giz',11,'move','{"kind":"move","seat":1,"lines":["p2: rockfall -1,0"],"seq":38}',1.79488884969761300089e+09);
INSERT INTO "entries" VALUES('EowdYtdScqBs6Giz',12,'move','{"kind":"move","seat":2,"lines":["p3: discard NEW"],"seq":40}',1.79488884970693302152e+09);
INSERT INTO "entries" VALUES('EowdYtdScqBs6Giz',13,'move','{"kind":"move","seat":3,"lines":["p4: NEW -1,-1"],"seq":42}',1.79488884971863293642e+09);
INSERT INTO "entries" VALUES('EowdYtdScqBs6Giz',14,'move','{"kind":"move","seat":0,"lines":["p1: discard NES"],"seq":44,"person":"BdZCJkvfrEhlFcs4","id":"139830497694416-4","digest":"08768fda0c1a6e1b"}',1.79488884973094677921e+09);
INSERT INTO "entries" VALUES('EowdYtdScqBs6Giz',15,'move','{"kind":"move","seat":1,"lines":["p2: NESW -1,-2"],"seq":46}',1.79488884974317693707e+09);
INSERT INTO "entries" VALUES('EowdYtdScqBs6Giz',16,'move','{"kind":"move","seat":2,"lines":["p3: EW 1,0"],"seq":48}',1.79488884975425863265e+09);
INSERT INTO "entries" VALUES('EowdYtdScqBs6Giz',17,'move','{"kind":"move","seat":3,"lines":["p4: discard repair-lantern"],"seq":50}',1.79488884976584529874e+09);
INSERT INTO "entries" VALUES('EowdYtdScqBs6Giz',18,'move','{"kind":"move","seat":0,"lines":["p1: ESW 2,0"],"seq":52,"person":"BdZCJkvfrEhlFcs4","id":"139830497694416-5","digest":"93033403565c71f5"}',1.79488884977448081973e+09);
INSERT INTO "entries" VALUES('EowdYtdScqBs6Giz',19,'move','{"kind":"move","seat":1,"lines":["p2: SW 3,0"],"seq":54}',1.79488884978544878962e+09);
INSERT INTO "entries" VALUES('EowdYtdScqBs6Giz',20,'move','{"kind":"move","seat":2,"lines":["p3: NESW -2,-1"],"seq":56}',1.79488884979564118386e+09);
INSERT INTO "entries" VALUES('EowdYtdScqBs6Giz',21,'move','{"kind":"move","seat":3,"lines":["p4: discard repair-lantern-cart"],"seq":58}',1.79488884980271673204e+09);
INSERT INTO "entries" VALUES('EowdYtdScqBs6Giz',22,'move','{"kind":"move","seat":0,"lines":["p1: NSW 3,1"],"seq":60,"person":"BdZCJkvfrEhlFcs4","id":"139830497694416-6","digest":"0389a4e68734e177"}',1.79488884981061863903e+09);
INSERT INTO "entries" VALUES('EowdYtdScqBs6Giz',23,'move','{"kind":"move","seat":1,"lines":["p2: NESW -2,0"],"seq":62}',1.79488884981900119778e+09);
INSERT INTO "entries" VALUES('EowdYtdScqBs6Giz',24,'move','{"kind":"move","seat":2,"lines":["p3: N|S 3,2"],"seq":64}',1.79488884983304405212e+09);
INSERT INTO "entries" VALUES('EowdYtdScqBs6Giz',25,'move','{"kind":"move","seat":3,"lines":["p4: NES -1,-3"],"seq":66}',1.79488884984305286404e+09);
INSERT INTO "entries" VALUES('EowdYtdScqBs6Giz',26,'move','{"kind":"move","seat":0,"lines":["p1: NEW -3,-1"],"seq":68,"person":"BdZCJkvfrEhlFcs4","id":"139830497694416-7","digest":"6eb65eb38f9eda9d"}',1.79488884985467672347e+09);
INSERT INTO "entries" VALUES('EowdYtdScqBs6Giz',27,'move','{"kind":"move","seat":1,"lines":["p2: broken-lantern p3"],"seq":70}',1.79488884986666154862e+09);
INSERT INTO "entries" VALUES('EowdYtdScqBs6Giz',28,'move','{"kind":"move","seat":2,"lines":["p3: discard repair-pick-cart"],"seq":72}',1.7948888498747069836e+09);
INSERT INTO "entries" VALUES('EowdYtdScqBs6Giz',29,'move','{"kind":"move","seat":3,"lines":["p4: discard NS"],"seq":74}',1.7948888498851397037e+09);
INSERT INTO "entries" VALUES('EowdYtdScqBs6Giz',30,'move','{"kind":"move","seat":0,"lines":["p1: rockfall 2,0"],"seq":76,"person":"BdZCJkvfrEhlFcs4","id":"139830497694416-8","digest":"b9fb9d8dc8ebf7aa"}',1.79488884989037966732e+09);
INSERT INTO "entries" VALUES('EowdYtdScqBs6Giz',31,'move','{"kind":"move","seat":1,"lines":["p2: NSW -1,-4"],"seq":78}',1.79488884990336370469e+09);
INSERT INTO "entries" VALUES('EowdYtdScqBs6Giz',32,'move','{"kind":"move","seat":2,"lines":["p3: broken-pick p4"],"seq":80}',1.79488884991878557204e+09);
INSERT INTO "entries" VALUES('EowdYtdScqBs6Giz',33,'move','{"kind":"move","seat":3,"lines":["p4: discard E"],"seq":82}',1.7948888499270308018e+09);
INSERT INTO "entries" VALUES('J6lrmm_vzwW_yYZ3',0,'created','{"kind":"created","code":"UZYFQX","game":"duel","players":2,"options":{"edition":"de","rounds":3,"first":"p1","left_goals":"box","troll_payment":"total","starter":"total_gold","ladder_joint":false},"host":"BdZCJkvfrEhlFcs4","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79488885042976617813e+09);
INSERT INTO "entries" VALUES('J6lrmm_vzwW_yYZ3',1,'sat','{"kind":"sat","person":"BdZCJkvfrEhlFcs4","name":"Ada","seat":0}',1.79488885042976617813e+09);
INSERT INTO "entries" VALUES('J6lrmm_vzwW_yYZ3',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1.79488885042976617813e+09);
INSERT INTO "entries" VALUES('J6lrmm_vzwW_yYZ3',3,'start','{"kind":"start","record":"format = 1\ngame = \"duel\"\nrules = 2\ndeck = \"60d5bd68708f383133fe8446a2f7d468bd0afabb79b0f89ecb12176e44009ddc\"\nplayers = 2\noptions = { edition = \"de\", rounds = 3, first = \"p1\", left_goals = \"box\", troll_payment = \"total\", starter = \"total_gold\", ladder_joint = false }\nlog = [\n  \"goals NSW:door-green@S+gold2, NE:gold2, NW:door-green@W+gold1, N|S|W, N|E:gold3@N, NSW:door-blue@N+gold3\",\n  \"deck repair-lantern-cart NEW:door-blue@E repair-lantern broken-cart repair-pick EW|S:gold1@S NS NW|E NS|EW:gold1@N NE map NE repair-cart EW key repair-pick-cart EW key NW NS NE|SW NSW|E:gold1@E NS|EW broken-lantern rockfall NSW:door-blue@N NESW:door-green@W NW NSW:door-green@S NW|ES:gold1@E NEW:troll@E EW NS EW NESW:troll@W NEW|S:gold1@S NESW:door-blue@S broken-pick NW:ladder-blue rockfall broken-cart broken-lantern NW|S NS|W NE|W NE|S NE:ladder-green NEW:door-green@N broken-pick repair-pick-lantern NSW:troll@S map\",\n]\n","seq":13}',1.79488885044242548949e+09);
INSERT INTO "entries" VALUES('J6lrmm_vzwW_yYZ3',4,'chat','{"kind":"chat","person":"BdZCJkvfrEhlFcs4","name":"Ada","seat":0,"text":"Let us play duel!","id":"139830440304976-1","digest":"d5acb37d70348b1d"}',1.79488885047846245769e+09);
INSERT INTO "entries" VALUES('J6lrmm_vzwW_yYZ3',5,'claim','{"kind":"claim","seat":0,"lines":["p1 says: no-path"],"seq":14,"person":"BdZCJkvfrEhlFcs4","id":"139830440304976-2","digest":"217dacd6ea1bd432"}',1.79488885048511910436e+09);
INSERT INTO "entries" VALUES('J6lrmm_vzwW_yYZ3',6,'move','{"kind":"move","seat":0,"lines":["p1: map 7,1"],"seq":16,"person":"BdZCJkvfrEhlFcs4","id":"139830440304976-3","digest":"003207dd1083483c"}',1.79488885049049377439e+09);
INSERT INTO "entries" VALUES('J6lrmm_vzwW_yYZ3',7,'move','{"kind":"move","seat":1,"lines":["p2: discard NEW:door-blue@E broken-cart"],"seq":20}',1.79488885050923633571e+09);
INSERT INTO "entries" VALUES('J6lrmm_vzwW_yYZ3',8,'move','{"kind":"move","seat":0,"lines":["p1: NS 0,0"],"seq":22,"person":"BdZCJkvfrEhlFcs4","id":"139830440304976-4","digest":"910030f46ab53f18"}',1.79488885051437616351e+09);
INSERT INTO "entries" VALUES('J6lrmm_vzwW_yYZ3',9,'move','{"kind":"move","seat":1,"lines":["p2: discard EW|S:gold1@S NW|E"],"seq":26}',1.79488885052502655987e+09);
INSERT INTO "entries" VALUES('J6lrmm_vzwW_yYZ3',10,'move','{"kind":"move","seat":0,"lines":["p1: discard repair-pick-cart"],"seq":28,"person":"BdZCJkvfrEhlFcs4","id":"139830440304976-5","digest":"b20007bc3e0455d0"}',1.79488885053323101999e+09);
INSERT INTO "entries" VALUES('J6lrmm_vzwW_yYZ3',11,'move','{"kind":"move","seat":1,"lines":["p2: EW 1,-1"],"seq":30}',1.79488885054287314411e+09);
INSERT INTO "entries" VALUES('J6lrmm_vzwW_yYZ3',12,'move','{"kind":"move","seat":0,"lines":["p1: discard repair-cart repair-lantern"],"seq":34,"person":"BdZCJkvfrEhlFcs4","id":"139830440304976-6","digest":"2b30794a4bdca5fe"}',1.79488885055501651765e+09);
INSERT INTO "entries" VALUES('J6lrmm_vzwW_yYZ3',13,'move','{"kind":"move","seat":1,"lines":["p2: discard EW NS"],"seq":38}',1.79488885057328939436e+09);
INSERT INTO "entries" VALUES('J6lrmm_vzwW_yYZ3',14,'move','{"kind":"move","seat":0,"lines":["p1: NW 0,2"],"seq":40,"person":"BdZCJkvfrEhlFcs4","id":"139830440304976-7","digest":"63b6a471f9ef0f82"}',1.7948888505832221508e+09);
INSERT INTO "entries" VALUES('J6lrmm_vzwW_yYZ3',15,'move','{"kind":"move","seat":1,"lines":["p2: discard NS|EW broken-lantern"],"seq":44}',1.79488885059112429623e+09);
INSERT INTO "entries" VALUES('J6lrmm_vzwW_yYZ3',16,'move','{"kind":"move","seat":0,"lines":["p1: discard NS|EW:gold1@N rockfall"],"seq":48,"person":"BdZCJkvfrEhlFcs4","id":"139830440304976-8","digest":"168cae7677001b1b"}',1.79488885060275554653e+09);
INSERT INTO "entries" VALUES('J6lrmm_vzwW_yYZ3',17,'move','{"kind":"move","seat":1,"lines":["p2: NESW:door-green@E 2,-1"],"seq":50}',1.79488885061305403711e+09);
INSERT INTO "entries" VALUES('RNcH_fVvH1QhhWV-',0,'created','{"kind":"created","code":"SUGNLS","game":"saboteur2","players":4,"options":{"edition":"de","rounds":3,"first":"random","boss_solo":true,"profiteer_solo":true,"profiteer_always":false,"trapped_geologist_paid":false,"ladder_joint":false,"sit_out":"rest_of_round"},"host":"BdZCJkvfrEhlFcs4","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79488884996987533571e+09);
INSERT INTO "entries" VALUES('RNcH_fVvH1QhhWV-',1,'sat','{"kind":"sat","person":"BdZCJkvfrEhlFcs4","name":"Ada","seat":0}',1.79488884996987533571e+09);
INSERT INTO "entries" VALUES('RNcH_fVvH1QhhWV-',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1.79488884996987533571e+09);
INSERT INTO "entries" VALUES('RNcH_fVvH1QhhWV-',3,'bot','{"kind":"bot","seat":2,"bot":"random"}',1.79488884996987533571e+09);
INSERT INTO "entries" VALUES('RNcH_fVvH1QhhWV-',4,'bot','{"kind":"bot","seat":3,"bot":"random"}',1.79488884996987533571e+09);
INSERT INTO "entries" VALUES('RNcH_fVvH1QhhWV-',5,'start','{"kind":"start","record":"format = 1\ngame = \"saboteur2\"\nrules = 2\ndeck = \"3348ac6703957f1fc48fc9628b24720d88b1f0c833322ab45e1c84636a1498d9\"\nplayers = 4\noptions = { edition = \"de\", rounds = 3, first = \"random\", boss_solo = true, profiteer_solo = true, profiteer_always = false, trapped_geologist_paid = false, ladder_joint = false, sit_out = \"rest_of_round\" }\nlog = [\n  \"first p2\",\n  \"roles green-digger saboteur green-digger saboteur boss blue-digger blue-digger blue-digger profiteer green-digger geologist geologist blue-digger green-digger saboteur\",\n  \"goals stone NW, gold, stone NE\",\n  \"deck swap-hats N|W trapped broken-lantern NEW NES trapped E:ladder NS N|E|S|W NEW NEW:crystal NEW NEW repair-pick-lantern EW theft NW NS NS|EW NS|E:door-green repair-pick ESW|N:crystal NW|S EW:door-green repair-pick NESW NESW NE|SW NE:ladder NE repair-lantern NE rockfall NEW:crystal EW map NW NESW inspection repair-pick-cart broken-pick NW broken-lantern NES NESW:crystal NEW:crystal broken-cart NE free map NESW NW|E NW:ladder EW|S:crystal repair-cart NS NS NEW NE NS:door-blue hands-off hands-off map E|W repair-cart NSW|E:crystal NES map theft repair-lantern N|S swap-hands EW NES NS|E|W free N:ladder NE|S theft NESW NW broken-cart repair-lantern-cart hands-off NS|EW NE:door-blue inspection swap-hands trapped theft NW|ES rockfall broken-cart EW|N|S EW:door-blue E:crystal N|E|W NES map NE broken-lantern N|E free N rockfall NES:crystal N|E|S NE|W N:crystal broken-pick map E broken-pick NW:door-green free swap-hats\",\n]\n","seq":29}',1.79488884997809028626e+09);
INSERT INTO "entries" VALUES('RNcH_fVvH1QhhWV-',6,'move','{"kind":"move","seat":1,"lines":["p2: discard NES NW N|W"],"seq":35}',1.79488884998638153081e+09);
INSERT INTO "entries" VALUES('RNcH_fVvH1QhhWV-',7,'move','{"kind":"move","seat":2,"lines":["p3: NEW 1,0"],"seq":37}',1.79488885001146817209e+09);
INSERT INTO "entries" VALUES('RNcH_fVvH1QhhWV-',8,'move','{"kind":"move","seat":3,"lines":["p4: broken-lantern p2"],"seq":39}',1.79488885002602028845e+09);
INSERT INTO "entries" VALUES('RNcH_fVvH1QhhWV-',9,'chat','{"kind":"chat","person":"BdZCJkvfrEhlFcs4","name":"Ada","seat":0,"text":"Let us play saboteur2!","id":"139830440181264-1","digest":"bc0750e940fdbb53"}',1.79488885004318165779e+09);
INSERT INTO "entries" VALUES('RNcH_fVvH1QhhWV-',10,'claim','{"kind":"claim","seat":0,"lines":["p1 says: no-path"],"seq":40,"person":"BdZCJkvfrEhlFcs4","id":"139830440181264-2","digest":"c2d47160fcd99f97"}',1.79488885004998445513e+09);
INSERT INTO "entries" VALUES('RNcH_fVvH1QhhWV-',11,'move','{"kind":"move","seat":0,"lines":["p1: swap-hats p1"],"seq":43,"person":"BdZCJkvfrEhlFcs4","id":"139830440181264-3","digest":"6b47f648e026e3f4"}',1.79488885005449366567e+09);
INSERT INTO "entries" VALUES('RNcH_fVvH1QhhWV-',12,'move','{"kind":"move","seat":1,"lines":["p2: discard EW:door-green NESW"],"seq":47}',1.79488885006717514987e+09);
INSERT INTO "entries" VALUES('RNcH_fVvH1QhhWV-',13,'move','{"kind":"move","seat":2,"lines":["p3: NEW|S:crystal 2,0"],"seq":49}',1.79488885007974123954e+09);
INSERT INTO "entries" VALUES('RNcH_fVvH1QhhWV-',14,'move','{"kind":"move","seat":3,"lines":["p4: discard NEW:crystal"],"seq":51}',1.79488885009297490123e+09);
INSERT INTO "entries" VALUES('RNcH_fVvH1QhhWV-',15,'move','{"kind":"move","seat":0,"lines":["p1: SW:ladder 2,-1"],"seq":53,"person":"BdZCJkvfrEhlFcs4","id":"139830440181264-4","digest":"bd0065ff1df20aef"}',1.79488885010286664967e+09);
INSERT INTO "entries" VALUES('RNcH_fVvH1QhhWV-',16,'move','{"kind":"move","seat":1,"lines":["p2: discard NE repair-lantern"],"seq":57}',1.79488885011516761782e+09);
INSERT INTO "entries" VALUES('RNcH_fVvH1QhhWV-',17,'move','{"kind":"move","seat":2,"lines":["p3: NESW 3,0"],"seq":59}',1.79488885012976932525e+09);
INSERT INTO "entries" VALUES('RNcH_fVvH1QhhWV-',18,'move','{"kind":"move","seat":3,"lines":["p4: discard E:ladder EW NW|S"],"seq":65}',1.79488885013886666297e+09);
INSERT INTO "entries" VALUES('RNcH_fVvH1QhhWV-',19,'move','{"kind":"move","seat":0,"lines":["p1: discard NEW"],"seq":67,"person":"BdZCJkvfrEhlFcs4","id":"139830440181264-5","digest":"dd073fd421345771"}',1.794888850150727272e+09);
INSERT INTO "entries" VALUES('RNcH_fVvH1QhhWV-',20,'move','{"kind":"move","seat":1,"lines":["p2: discard NEW repair-pick"],"seq":71}',1.79488885016913318629e+09);
INSERT INTO "entries" VALUES('RNcH_fVvH1QhhWV-',21,'move','{"kind":"move","seat":2,"lines":["p3: discard trapped trapped"],"seq":75}',1.79488885017729973793e+09);
INSERT INTO "entries" VALUES('RNcH_fVvH1QhhWV-',22,'move','{"kind":"move","seat":3,"lines":["p4: discard NS|EW inspection"],"seq":79}',1.79488885018623518948e+09);
INSERT INTO "entries" VALUES('RNcH_fVvH1QhhWV-',23,'move','{"kind":"move","seat":0,"lines":["p1: discard NEW theft"],"seq":83,"person":"BdZCJkvfrEhlFcs4","id":"139830440181264-6","digest":"bf6affd5d7efdfcc"}',1.79488885019528365133e+09);
INSERT INTO "entries" VALUES('RNcH_fVvH1QhhWV-',24,'move','{"kind":"move","seat":1,"lines":["p2: discard EW N|E|S|W broken-lantern"],"seq":89}',1.79488885020757293702e+09);
INSERT INTO "entries" VALUES('RNcH_fVvH1QhhWV-',25,'move','{"kind":"move","seat":2,"lines":["p3: discard NE NW repair-pick-lantern"],"seq":95}',1.79488885021899509429e+09);
INSERT INTO "entries" VALUES('RNcH_fVvH1QhhWV-',26,'move','{"kind":"move","seat":3,"lines":["p4: discard NEW:crystal NE|SW"],"seq":99}',1.79488885022931361195e+09);
INSERT INTO "entries" VALUES('RNcH_fVvH1QhhWV-',27,'move','{"kind":"move","seat":0,"lines":["p1: SW 4,0"],"seq":101,"person":"BdZCJkvfrEhlFcs4","id":"139830440181264-7","digest":"b26b22096463adf0"}',1.79488885024589872358e+09);
INSERT INTO "entries" VALUES('RNcH_fVvH1QhhWV-',28,'move','{"kind":"move","seat":1,"lines":["p2: discard NW|E repair-pick"],"seq":105}',1.79488885025710678093e+09);
INSERT INTO "entries" VALUES('RNcH_fVvH1QhhWV-',29,'move','{"kind":"move","seat":2,"lines":["p3: discard EW|S:crystal NW:ladder"],"seq":109}',1.79488885026950526239e+09);
INSERT INTO "entries" VALUES('RNcH_fVvH1QhhWV-',30,'move','{"kind":"move","seat":3,"lines":["p4: NESW 4,1"],"seq":111}',1.79488885027945685381e+09);
INSERT INTO "entries" VALUES('RNcH_fVvH1QhhWV-',31,'move','{"kind":"move","seat":0,"lines":["p1: NEW 5,1"],"seq":113,"person":"BdZCJkvfrEhlFcs4","id":"139830440181264-8","digest":"66a686f328ed2ea7"}',1.79488885029342627522e+09);
INSERT INTO "entries" VALUES('RNcH_fVvH1QhhWV-',32,'move','{"kind":"move","seat":1,"lines":["p2: remove broken-lantern NESW map"],"seq":117}',1.79488885030344963076e+09);
INSERT INTO "entries" VALUES('RNcH_fVvH1QhhWV-',33,'move','{"kind":"move","seat":2,"lines":["p3: NSW 6,1"],"seq":119}',1.79488885031706357003e+09);
INSERT INTO "entries" VALUES('RNcH_fVvH1QhhWV-',34,'move','{"kind":"move","seat":3,"lines":["p4: broken-cart p2"],"seq":121}',1.79488885032726359371e+09);
INSERT INTO "entries" VALUES('i09JYRElO2rkhnsi',0,'created','{"kind":"created","code":"DAGADN","game":"solo","players":1,"options":{"edition":"de","rounds":3,"first":"p1","troll_payment":"total","ladder_joint":false,"replace_all":true,"colour":"green"},"host":"BdZCJkvfrEhlFcs4","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79488885065359377859e+09);
INSERT INTO "entries" VALUES('i09JYRElO2rkhnsi',1,'sat','{"kind":"sat","person":"BdZCJkvfrEhlFcs4","name":"Ada","seat":0}',1.79488885065359377859e+09);
INSERT INTO "entries" VALUES('i09JYRElO2rkhnsi',2,'start','{"kind":"start","record":"format = 1\ngame = \"solo\"\nrules = 2\ndeck = \"527dfdbc1904288e1c039f1e4252172f4d2a41f20c6c133ba7178d98a6b7439c\"\nplayers = 1\noptions = { edition = \"de\", rounds = 3, first = \"p1\", troll_payment = \"total\", ladder_joint = false, replace_all = true, colour = \"green\" }\nlog = [\n  \"goals NS|E|W:gold1, N|E|W, N|S|W, NE:gold2, N|E|S|W, NSW:door-blue@N+gold3\",\n  \"deck NW|E NE:ladder-green NE|W NEW|S:gold1@S repair-pick-lantern EW map repair-lantern-cart map NW broken-cart NW|ES:gold1@E NESW:door-blue@S NS|W broken-pick rockfall NS|EW:gold1@N EW broken-lantern NW:ladder-blue NSW:door-blue@N NS|EW NW NE|S NEW:door-blue@E broken-cart EW NE NSW|E:gold1@E rockfall NSW:door-green@S key repair-cart NW|S NS repair-pick-cart broken-pick NS key NS NEW:door-green@N broken-lantern EW NESW:door-green@W EW|S:gold1@S repair-pick NEW:troll@E NSW:troll@S repair-lantern NE NESW:troll@W NE|SW\",\n]\n","seq":7}',1.7948888506575312614e+09);
INSERT INTO "entries" VALUES('i09JYRElO2rkhnsi',3,'chat','{"kind":"chat","person":"BdZCJkvfrEhlFcs4","name":"Ada","seat":0,"text":"Let us play solo!","id":"139830439843024-1","digest":"e15aeb5d507646af"}',1.79488885068429780004e+09);
INSERT INTO "entries" VALUES('i09JYRElO2rkhnsi',4,'claim','{"kind":"claim","seat":0,"lines":["p1 says: no-path"],"seq":8,"person":"BdZCJkvfrEhlFcs4","id":"139830439843024-2","digest":"01ec9f7addddc1ab"}',1.79488885069387793533e+09);
INSERT INTO "entries" VALUES('i09JYRElO2rkhnsi',5,'move','{"kind":"move","seat":0,"lines":["p1: ESW|N:gold1@N -1,0"],"seq":10,"person":"BdZCJkvfrEhlFcs4","id":"139830439843024-3","digest":"f449f424560a8d33"}',1.79488885069829702382e+09);
INSERT INTO "entries" VALUES('i09JYRElO2rkhnsi',6,'move','{"kind":"move","seat":0,"lines":["p1: discard repair-pick-lantern"],"seq":12,"person":"BdZCJkvfrEhlFcs4","id":"139830439843024-4","digest":"23f88742b1c6508b"}',1.79488885070689678188e+09);
INSERT INTO "entries" VALUES('i09JYRElO2rkhnsi',7,'move','{"kind":"move","seat":0,"lines":["p1: discard EW NS|EW:gold1@N"],"seq":18,"person":"BdZCJkvfrEhlFcs4","id":"139830439843024-5","digest":"c978e8cf2182f325"}',1.79488885071506023413e+09);
INSERT INTO "entries" VALUES('i09JYRElO2rkhnsi',8,'move','{"kind":"move","seat":0,"lines":["p1: discard NSW:door-blue@N NW|E"],"seq":22,"person":"BdZCJkvfrEhlFcs4","id":"139830439843024-6","digest":"3d905cbcf9222a2b"}',1.79488885072305035589e+09);
INSERT INTO "entries" VALUES('i09JYRElO2rkhnsi',9,'move','{"kind":"move","seat":0,"lines":["p1: discard NE|W NW:ladder-blue"],"seq":26,"person":"BdZCJkvfrEhlFcs4","id":"139830439843024-7","digest":"2145c12d16da03c4"}',1.79488885072995853426e+09);
INSERT INTO "entries" VALUES('i09JYRElO2rkhnsi',10,'move','{"kind":"move","seat":0,"lines":["p1: discard NE:ladder-green"],"seq":30,"person":"BdZCJkvfrEhlFcs4","id":"139830439843024-8","digest":"3da6395337638a02"}',1.79488885073877501487e+09);
INSERT INTO "entries" VALUES('kWmONS-5IKaXuXHA',0,'created','{"kind":"created","code":"PQLYYE","game":"duel","players":2,"options":{"edition":"de","rounds":2,"first":"p1","left_goals":"box","troll_payment":"total","starter":"total_gold","ladder_joint":false},"host":"BdZCJkvfrEhlFcs4","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79488885119382047652e+09);
INSERT INTO "entries" VALUES('kWmONS-5IKaXuXHA',1,'sat','{"kind":"sat","person":"BdZCJkvfrEhlFcs4","name":"Ada","seat":0}',1.79488885119382047652e+09);
INSERT INTO "entries" VALUES('kWmONS-5IKaXuXHA',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1.79488885119382047652e+09);
INSERT INTO "entries" VALUES('kWmONS-5IKaXuXHA',3,'start','{"kind":"start","record":"format = 1\ngame = \"duel\"\nrules = 2\ndeck = \"60d5bd68708f383133fe8446a2f7d468bd0afabb79b0f89ecb12176e44009ddc\"\nplayers = 2\noptions = { edition = \"de\", rounds = 2, first = \"p1\", left_goals = \"box\", troll_payment = \"total\", starter = \"total_gold\", ladder_joint = false }\nlog = [\n  \"goals N|S|W, N|W:gold1@W, NE:gold2, N|E:gold3@N, NE:door-blue@E+gold1, NW:door-green@W+gold1\",\n  \"deck broken-cart NS NS NSW:door-blue@N NESW:door-blue@S NW|E NW|ES:gold1@E NEW:door-blue@E NW NE EW NEW:door-green@N NEW|S:gold1@S EW|S:gold1@S NW repair-pick-cart NSW:door-green@S broken-pick key NSW|E:gold1@E EW EW NE NE|SW repair-pick NW|S broken-lantern repair-lantern NS|W rockfall map NE|S NSW:troll@S rockfall broken-pick NS NEW:troll@E NE|W EW broken-lantern repair-pick-lantern broken-cart map NESW:troll@W NS|EW repair-cart NE:ladder-green repair-lantern-cart NW:ladder-blue key NESW:door-green@W NS|EW:gold1@N\",\n]\n","seq":13}',1.7948888512066659927e+09);
INSERT INTO "entries" VALUES('kWmONS-5IKaXuXHA',4,'move','{"kind":"move","seat":0,"lines":["p1: discard EW"],"seq":15,"person":"BdZCJkvfrEhlFcs4","id":"139830440247696-1","digest":"c68cbc991861ed33"}',1.79488885123087596896e+09);
INSERT INTO "entries" VALUES('kWmONS-5IKaXuXHA',5,'move','{"kind":"move","seat":1,"lines":["p2: NSW:door-blue@N 0,0"],"seq":17}',1.79488885123797464369e+09);
INSERT INTO "entries" VALUES('kWmONS-5IKaXuXHA',6,'move','{"kind":"move","seat":0,"lines":["p1: discard NS NW|ES:gold1@E"],"seq":21,"person":"BdZCJkvfrEhlFcs4","id":"139830440247696-2","digest":"c1181b95c90193c0"}',1.79488885124289679522e+09);
INSERT INTO "entries" VALUES('kWmONS-5IKaXuXHA',7,'move','{"kind":"move","seat":1,"lines":["p2: discard NEW:door-green@N NS"],"seq":25}',1.79488885125794839854e+09);
INSERT INTO "entries" VALUES('kWmONS-5IKaXuXHA',8,'move','{"kind":"move","seat":0,"lines":["p1: NESW:door-blue@S 1,1"],"seq":27,"person":"BdZCJkvfrEhlFcs4","id":"139830440247696-3","digest":"cb067bfdca077aa6"}',1.79488885126234769826e+09);
INSERT INTO "entries" VALUES('kWmONS-5IKaXuXHA',9,'move','{"kind":"move","seat":1,"lines":["p2: NW|E -1,1"],"seq":29}',1.79488885126640200615e+09);
INSERT INTO "entries" VALUES('kWmONS-5IKaXuXHA',10,'move','{"kind":"move","seat":0,"lines":["p1: discard NEW|S:gold1@S broken-cart"],"seq":33,"person":"BdZCJkvfrEhlFcs4","id":"139830440247696-4","digest":"2537bdc3eec0cfb8"}',1.79488885126994538311e+09);
INSERT INTO "entries" VALUES('kWmONS-5IKaXuXHA',11,'move','{"kind":"move","seat":1,"lines":["p2: NSW:door-green@S 2,1"],"seq":35}',1.79488885128869128226e+09);
INSERT INTO "entries" VALUES('kWmONS-5IKaXuXHA',12,'move','{"kind":"move","seat":0,"lines":["p1: ES -1,0"],"seq":37,"person":"BdZCJkvfrEhlFcs4","id":"139830440247696-5","digest":"ddadbbcad5efe822"}',1.79488885129267859456e+09);
INSERT INTO "entries" VALUES('kWmONS-5IKaXuXHA',13,'move','{"kind":"move","seat":1,"lines":["p2: discard NE broken-pick"],"seq":41}',1.79488885129688453671e+09);
INSERT INTO "entries" VALUES('kWmONS-5IKaXuXHA',14,'move','{"kind":"move","seat":0,"lines":["p1: discard NE|SW"],"seq":43,"person":"BdZCJkvfrEhlFcs4","id":"139830440247696-6","digest":"c4d2c140a078c8b5"}',1.79488885130038928984e+09);
INSERT INTO "entries" VALUES('kWmONS-5IKaXuXHA',15,'move','{"kind":"move","seat":1,"lines":["p2: discard EW|S:gold1@S NEW:door-blue@E"],"seq":47}',1.79488885131775355342e+09);
INSERT INTO "entries" VALUES('kWmONS-5IKaXuXHA',16,'move','{"kind":"move","seat":0,"lines":["p1: discard EW"],"seq":49,"person":"BdZCJkvfrEhlFcs4","id":"139830440247696-7","digest":"637dc079ca64b7ea"}',1.79488885132223916049e+09);
INSERT INTO "entries" VALUES('kWmONS-5IKaXuXHA',17,'move','{"kind":"move","seat":1,"lines":["p2: discard NE repair-lantern"],"seq":53}',1.79488885132632327084e+09);
INSERT INTO "entries" VALUES('kWmONS-5IKaXuXHA',18,'move','{"kind":"move","seat":0,"lines":["p1: key 0,0"],"seq":55,"person":"BdZCJkvfrEhlFcs4","id":"139830440247696-8","digest":"ed7a0cfa66badfe1"}',1.79488885133033585547e+09);
INSERT INTO "entries" VALUES('kWmONS-5IKaXuXHA',19,'move','{"kind":"move","seat":1,"lines":["p2: discard NE|S NS|W"],"seq":59}',1.79488885133588504786e+09);
INSERT INTO "entries" VALUES('kWmONS-5IKaXuXHA',20,'move','{"kind":"move","seat":0,"lines":["p1: discard NSW:troll@S repair-pick-cart"],"seq":63,"person":"BdZCJkvfrEhlFcs4","id":"139830440247696-9","digest":"20cb1d3442f082d6"}',1.79488885134103846549e+09);
INSERT INTO "entries" VALUES('kWmONS-5IKaXuXHA',21,'move','{"kind":"move","seat":1,"lines":["p2: NES|W:gold1@W 0,-2"],"seq":65}',1.79488885135788369179e+09);
INSERT INTO "entries" VALUES('kWmONS-5IKaXuXHA',22,'move','{"kind":"move","seat":0,"lines":["p1: discard NEW:troll@E"],"seq":67,"person":"BdZCJkvfrEhlFcs4","id":"139830440247696-10","digest":"7fdd278c3ea7cf3a"}',1.79488885136309361456e+09);
INSERT INTO "entries" VALUES('kWmONS-5IKaXuXHA',23,'move','{"kind":"move","seat":1,"lines":["p2: ES|N 1,2"],"seq":69}',1.79488885136967539785e+09);
INSERT INTO "entries" VALUES('kWmONS-5IKaXuXHA',24,'move','{"kind":"move","seat":0,"lines":["p1: NW 1,-2"],"seq":71,"person":"BdZCJkvfrEhlFcs4","id":"139830440247696-11","digest":"083c4d0ec5453094"}',1.79488885137483263013e+09);
INSERT INTO "entries" VALUES('kWmONS-5IKaXuXHA',25,'move','{"kind":"move","seat":1,"lines":["p2: discard broken-lantern broken-pick"],"seq":75}',1.79488885139005208014e+09);
INSERT INTO "entries" VALUES('kWmONS-5IKaXuXHA',26,'move','{"kind":"move","seat":0,"lines":["p1: discard repair-pick-lantern"],"seq":77,"person":"BdZCJkvfrEhlFcs4","id":"139830440247696-12","digest":"bed4616f9c9a6b72"}',1.79488885139505052563e+09);
INSERT INTO "entries" VALUES('kWmONS-5IKaXuXHA',27,'move','{"kind":"move","seat":1,"lines":["p2: SW|E 1,-3"],"seq":79}',1.79488885140187931065e+09);
INSERT INTO "entries" VALUES('kWmONS-5IKaXuXHA',28,'move','{"kind":"move","seat":0,"lines":["p1: broken-lantern p2"],"seq":81,"person":"BdZCJkvfrEhlFcs4","id":"139830440247696-13","digest":"c9889f7fd2c59011"}',1.79488885140727829929e+09);
INSERT INTO "entries" VALUES('kWmONS-5IKaXuXHA',29,'move','{"kind":"move","seat":1,"lines":["p2: discard map rockfall"],"seq":85}',1.79488885142177462574e+09);
INSERT INTO "entries" VALUES('kWmONS-5IKaXuXHA',30,'move','{"kind":"move","seat":0,"lines":["p1: discard EW"],"seq":87,"person":"BdZCJkvfrEhlFcs4","id":"139830440247696-14","digest":"e5158a39827fc924"}',1.79488885142633223536e+09);
INSERT INTO "entries" VALUES('kWmONS-5IKaXuXHA',31,'move','{"kind":"move","seat":1,"lines":["p2: discard NE:ladder-green NS|EW"],"seq":91}',1.79488885144191360476e+09);
INSERT INTO "entries" VALUES('kWmONS-5IKaXuXHA',32,'move','{"kind":"move","seat":0,"lines":["p1: rockfall -1,1"],"seq":93,"person":"BdZCJkvfrEhlFcs4","id":"139830440247696-15","digest":"4303ad0fab57a2ab"}',1.79488885144806027413e+09);
INSERT INTO "entries" VALUES('kWmONS-5IKaXuXHA',33,'move','{"kind":"move","seat":1,"lines":["p2: discard NESW:door-green@W repair-pick"],"seq":95}',1.79488885145303821567e+09);
INSERT INTO "entries" VALUES('kWmONS-5IKaXuXHA',34,'move','{"kind":"move","seat":0,"lines":["p1: discard EW NS"],"seq":97,"person":"BdZCJkvfrEhlFcs4","id":"139830440247696-16","digest":"f3dda104e636db07"}',1.79488885145756864552e+09);
INSERT INTO "entries" VALUES('kWmONS-5IKaXuXHA',35,'move','{"kind":"move","seat":1,"lines":["p2: discard repair-lantern-cart"],"seq":98}',1.79488885146296238901e+09);
INSERT INTO "entries" VALUES('kWmONS-5IKaXuXHA',36,'move','{"kind":"move","seat":0,"lines":["p1: NW:ladder-blue 1,-4"],"seq":99,"person":"BdZCJkvfrEhlFcs4","id":"139830440247696-17","digest":"51bdf87c366872b4"}',1.79488885146796274183e+09);
INSERT INTO "entries" VALUES('kWmONS-5IKaXuXHA',37,'move','{"kind":"move","seat":1,"lines":["p2: remove broken-lantern broken-cart map"],"seq":102}',1.79488885147388648987e+09);
INSERT INTO "entries" VALUES('kWmONS-5IKaXuXHA',38,'move','{"kind":"move","seat":0,"lines":["p1: NESW:troll@E -1,1"],"seq":103,"person":"BdZCJkvfrEhlFcs4","id":"139830440247696-18","digest":"493db0bfdb0a1f48"}',1.79488885147930407526e+09);
INSERT INTO "entries" VALUES('kWmONS-5IKaXuXHA',39,'move','{"kind":"move","seat":0,"lines":["p1: done"],"seq":103,"person":"BdZCJkvfrEhlFcs4","id":"139830440247696-19","digest":"f22d5dcb383298b5"}',1.79488885148314929011e+09);
INSERT INTO "entries" VALUES('kWmONS-5IKaXuXHA',40,'move','{"kind":"move","seat":1,"lines":["p2: key 2,1"],"seq":104}',1.79488885149242281911e+09);
INSERT INTO "entries" VALUES('kWmONS-5IKaXuXHA',41,'move','{"kind":"move","seat":1,"lines":["p2: done"],"seq":104}',1.79488885149637174601e+09);
INSERT INTO "entries" VALUES('kWmONS-5IKaXuXHA',42,'move','{"kind":"move","seat":0,"lines":["p1: discard NS|EW:gold1@N"],"seq":105,"person":"BdZCJkvfrEhlFcs4","id":"139830440247696-20","digest":"2bae25e18d81435c"}',1.79488885150124120705e+09);
INSERT INTO "entries" VALUES('kWmONS-5IKaXuXHA',43,'move','{"kind":"move","seat":0,"lines":["p1: bribe -1,1"],"seq":106,"person":"BdZCJkvfrEhlFcs4","id":"139830440247696-21","digest":"0d3b68c0bf5bdc2d"}',1.79488885151539397239e+09);
INSERT INTO "entries" VALUES('kWmONS-5IKaXuXHA',44,'move','{"kind":"move","seat":0,"lines":["p1: discard repair-cart","goals EW|N|S:gold2, NW:gold2, N|E|S|W, NEW:door-green@N+gold3, NS|E|W:gold1, N|E|W","deck NS|W broken-lantern EW NESW:door-green@W NE NSW:door-blue@N repair-lantern rockfall NSW:door-green@S key NS NSW:troll@S NW NS repair-cart repair-pick-lantern NE|S map map repair-lantern-cart EW key NEW:door-green@N NESW:troll@W broken-cart NW NE:ladder-green EW NS NSW|E:gold1@E NEW:troll@E repair-pick broken-lantern rockfall NESW:door-blue@S NS|EW repair-pick-cart broken-pick broken-cart EW NE|SW NEW|S:gold1@S NE NS|EW:gold1@N NW|S NE|W NW:ladder-blue EW|S:gold1@S NW|ES:gold1@E broken-pick NEW:door-blue@E NW|E"],"seq":121,"person":"BdZCJkvfrEhlFcs4","id":"139830440247696-22","digest":"e8e481fd05fd7fdb","round":true}',1.79488885152891349799e+09);
INSERT INTO "entries" VALUES('zV3Csxv08RqD0R2h',0,'created','{"kind":"created","code":"FHHWZE","game":"dark-cave","players":4,"options":{"edition":"de","first":"random","end":"immediate","vein":"must","axe_continues":false},"host":"BdZCJkvfrEhlFcs4","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79488885086959171297e+09);
INSERT INTO "entries" VALUES('zV3Csxv08RqD0R2h',1,'sat','{"kind":"sat","person":"BdZCJkvfrEhlFcs4","name":"Ada","seat":0}',1.79488885086959171297e+09);
INSERT INTO "entries" VALUES('zV3Csxv08RqD0R2h',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1.79488885086959171297e+09);
INSERT INTO "entries" VALUES('zV3Csxv08RqD0R2h',3,'bot','{"kind":"bot","seat":2,"bot":"random"}',1.79488885086959171297e+09);
INSERT INTO "entries" VALUES('zV3Csxv08RqD0R2h',4,'bot','{"kind":"bot","seat":3,"bot":"random"}',1.79488885086959171297e+09);
INSERT INTO "entries" VALUES('zV3Csxv08RqD0R2h',5,'start','{"kind":"start","record":"format = 1\ngame = \"dark-cave\"\nrules = 2\ndeck = \"1339e9eb761bfae455979155d3b0149a1997c8ef3161ab7382e9930db8445f4b\"\nplayers = 4\noptions = { edition = \"de\", first = \"random\", end = \"immediate\", vein = \"must\", axe_continues = false }\nlog = [\n  \"first p2\",\n  \"roles yellow-saboteur yellow-saboteur yellow-loyal yellow-loyal\",\n  \"goals NE:ladder, NESW:exit, NW:hole, NES:vein\",\n  \"deck I.rat I.rat I.boots I.NES I.lindworm I.NES:hole I.NESW:hole I.NW I.NS|EW:bridge@E I.web I.NESW I.NESW I.goblin I.information I.NE I.EW I.N:hole I.NE:ladder I.NEW I.NS|EW:bridge@N I.axe I.information I.NS I.NEW I.NEW I.NE|SW:tunnel I.rockfall I.NW|ES:tunnel I.NES\",\n  \"deck II.NESW II.NEW:hole@N II.NW II.N:ladder II.NS II.NE|SW:tunnel II.E:hole II.rockfall II.EW II.goblin II.NW:ladder@N II.swap-hands II.web II.rat II.boots II.axe II.information II.NEW:vein@N II.NES:hole@E II.NE II.NEW II.NESW II.NS|EW:bridge@N II.NW|ES:tunnel II.lindworm II.information II.NES\",\n  \"deck III.N:hole III.information III.rockfall III.NW III.NES:vein III.EW III.goblin III.NEW:hole III.NE III.NES III.swap-hands III.NS III.NESW:hole III.NESW III.NE|SW:tunnel III.NS|EW:bridge@E III.axe III.boots III.rat III.rat III.NEW III.web III.lindworm III.lindworm III.goblin III.E:ladder\",\n]\n","seq":25}',1.79488885088599729538e+09);
INSERT INTO "entries" VALUES('zV3Csxv08RqD0R2h',6,'move','{"kind":"move","seat":1,"lines":["p2: I.NESW 1,0"],"seq":26}',1.79488885089948177337e+09);
INSERT INTO "entries" VALUES('zV3Csxv08RqD0R2h',7,'move','{"kind":"move","seat":1,"lines":["p2: step 1,0"],"seq":27}',1.79488885091556906693e+09);
INSERT INTO "entries" VALUES('zV3Csxv08RqD0R2h',8,'move','{"kind":"move","seat":1,"lines":["p2: stop"],"seq":28}',1.79488885092712783814e+09);
INSERT INTO "entries" VALUES('zV3Csxv08RqD0R2h',9,'move','{"kind":"move","seat":2,"lines":["p3: I.ES 1,-1"],"seq":29}',1.79488885096045684818e+09);
INSERT INTO "entries" VALUES('zV3Csxv08RqD0R2h',10,'move','{"kind":"move","seat":2,"lines":["p3: step 1,0"],"seq":30}',1.79488885096652674676e+09);
INSERT INTO "entries" VALUES('zV3Csxv08RqD0R2h',11,'move','{"kind":"move","seat":2,"lines":["p3: step 0,0"],"seq":31}',1.79488885097452020647e+09);
INSERT INTO "entries" VALUES('zV3Csxv08RqD0R2h',12,'move','{"kind":"move","seat":2,"lines":["p3: step 1,0"],"seq":33}',1.79488885098264026648e+09);
INSERT INTO "entries" VALUES('zV3Csxv08RqD0R2h',13,'move','{"kind":"move","seat":3,"lines":["p4: discard I.axe I.goblin"],"seq":35}',1.79488885099853539466e+09);
INSERT INTO "entries" VALUES('zV3Csxv08RqD0R2h',14,'move','{"kind":"move","seat":3,"lines":["p4: stop"],"seq":37}',1.7948888510059697628e+09);
INSERT INTO "entries" VALUES('zV3Csxv08RqD0R2h',15,'chat','{"kind":"chat","person":"BdZCJkvfrEhlFcs4","name":"Ada","seat":0,"text":"Let us play dark-cave!","id":"139830440236368-1","digest":"7173cd1ffe2a1d11"}',1.79488885101703691486e+09);
INSERT INTO "entries" VALUES('zV3Csxv08RqD0R2h',16,'claim','{"kind":"claim","seat":0,"lines":["p1 says: no-path"],"seq":38,"person":"BdZCJkvfrEhlFcs4","id":"139830440236368-2","digest":"fe26dcbddf70a578"}',1.79488885102364659302e+09);
INSERT INTO "entries" VALUES('zV3Csxv08RqD0R2h',17,'move','{"kind":"move","seat":0,"lines":["p1: I.information p4"],"seq":39,"person":"BdZCJkvfrEhlFcs4","id":"139830440236368-3","digest":"d2be58e1586ca7f8"}',1.79488885103205060957e+09);
INSERT INTO "entries" VALUES('zV3Csxv08RqD0R2h',18,'move','{"kind":"move","seat":0,"lines":["p1: step 1,0"],"seq":40,"person":"BdZCJkvfrEhlFcs4","id":"139830440236368-4","digest":"fc77d230a0343e59"}',1.79488885104267358776e+09);
INSERT INTO "entries" VALUES('zV3Csxv08RqD0R2h',19,'move','{"kind":"move","seat":0,"lines":["p1: step 0,0"],"seq":41,"person":"BdZCJkvfrEhlFcs4","id":"139830440236368-5","digest":"25af441205d76d90"}',1794888851.05239);
INSERT INTO "entries" VALUES('zV3Csxv08RqD0R2h',20,'move','{"kind":"move","seat":0,"lines":["p1: step 1,0"],"seq":43,"person":"BdZCJkvfrEhlFcs4","id":"139830440236368-6","digest":"316a8f4de2e229c2"}',1.79488885105789780613e+09);
INSERT INTO "entries" VALUES('zV3Csxv08RqD0R2h',21,'move','{"kind":"move","seat":1,"lines":["p2: I.NS 1,1"],"seq":44}',1.79488885107039308547e+09);
INSERT INTO "entries" VALUES('zV3Csxv08RqD0R2h',22,'move','{"kind":"move","seat":1,"lines":["p2: step 0,0"],"seq":45}',1.79488885107605767254e+09);
INSERT INTO "entries" VALUES('zV3Csxv08RqD0R2h',23,'move','{"kind":"move","seat":1,"lines":["p2: step 1,0"],"seq":46}',1.79488885107896804804e+09);
INSERT INTO "entries" VALUES('zV3Csxv08RqD0R2h',24,'move','{"kind":"move","seat":1,"lines":["p2: step 0,0"],"seq":48}',1.79488885108165216442e+09);
INSERT INTO "entries" VALUES('zV3Csxv08RqD0R2h',25,'move','{"kind":"move","seat":2,"lines":["p3: discard I.rockfall"],"seq":49}',1.79488885108677482605e+09);
INSERT INTO "entries" VALUES('zV3Csxv08RqD0R2h',26,'move','{"kind":"move","seat":2,"lines":["p3: step 0,0"],"seq":50}',1.79488885109007287026e+09);
INSERT INTO "entries" VALUES('zV3Csxv08RqD0R2h',27,'move','{"kind":"move","seat":2,"lines":["p3: step 1,0"],"seq":51}',1.79488885109308838848e+09);
INSERT INTO "entries" VALUES('zV3Csxv08RqD0R2h',28,'move','{"kind":"move","seat":2,"lines":["p3: step 1,1"],"seq":53}',1.79488885109611487388e+09);
INSERT INTO "entries" VALUES('zV3Csxv08RqD0R2h',29,'move','{"kind":"move","seat":3,"lines":["p4: I.NS|EW:bridge@E -1,0"],"seq":54}',1.79488885110177445411e+09);
INSERT INTO "entries" VALUES('zV3Csxv08RqD0R2h',30,'move','{"kind":"move","seat":3,"lines":["p4: step 1,0"],"seq":55}',1.79488885110544037822e+09);
INSERT INTO "entries" VALUES('zV3Csxv08RqD0R2h',31,'move','{"kind":"move","seat":3,"lines":["p4: step 1,-1"],"seq":56}',1.79488885110850048066e+09);
INSERT INTO "entries" VALUES('zV3Csxv08RqD0R2h',32,'move','{"kind":"move","seat":3,"lines":["p4: stop"],"seq":57}',1.79488885111161899565e+09);
INSERT INTO "entries" VALUES('zV3Csxv08RqD0R2h',33,'move','{"kind":"move","seat":0,"lines":["p1: II.NE|SW:tunnel 2,-1"],"seq":58,"person":"BdZCJkvfrEhlFcs4","id":"139830440236368-7","digest":"c4cd627c07f412a8"}',1.79488885111680340767e+09);
INSERT INTO "entries" VALUES('zV3Csxv08RqD0R2h',34,'move','{"kind":"move","seat":0,"lines":["p1: step 0,0"],"seq":59,"person":"BdZCJkvfrEhlFcs4","id":"139830440236368-8","digest":"451cb303db7c7f7e"}',1.79488885111967921251e+09);
CREATE TABLE leases (
	table_id VARCHAR(40) NOT NULL, 
	owner VARCHAR(40) NOT NULL, 
	epoch INTEGER NOT NULL, 
	PRIMARY KEY (table_id)
);
CREATE TABLE members (
	person VARCHAR(40) NOT NULL, 
	table_id VARCHAR(40) NOT NULL, 
	PRIMARY KEY (person, table_id)
);
INSERT INTO "members" VALUES('BdZCJkvfrEhlFcs4','EowdYtdScqBs6Giz');
INSERT INTO "members" VALUES('BdZCJkvfrEhlFcs4','RNcH_fVvH1QhhWV-');
INSERT INTO "members" VALUES('BdZCJkvfrEhlFcs4','J6lrmm_vzwW_yYZ3');
INSERT INTO "members" VALUES('BdZCJkvfrEhlFcs4','i09JYRElO2rkhnsi');
INSERT INTO "members" VALUES('BdZCJkvfrEhlFcs4','zV3Csxv08RqD0R2h');
INSERT INTO "members" VALUES('BdZCJkvfrEhlFcs4','Amu5QWmEHBB8ohMi');
INSERT INTO "members" VALUES('BdZCJkvfrEhlFcs4','kWmONS-5IKaXuXHA');
INSERT INTO "members" VALUES('BdZCJkvfrEhlFcs4','EDl8NIbd0MGBxWdw');
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
CREATE TABLE owners (
	id VARCHAR(40) NOT NULL, 
	label VARCHAR(120) NOT NULL, 
	expires FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE people (
	id VARCHAR(40) NOT NULL, 
	name VARCHAR(120) NOT NULL, 
	language VARCHAR(8) NOT NULL, 
	link VARCHAR(64), 
	created FLOAT NOT NULL, sessions INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (link)
);
INSERT INTO "people" VALUES('BdZCJkvfrEhlFcs4','Ada','en','2a18dd03fb0d7e0b1473732049d711c93a0d12ff01ddac7e0f5539304a44edfe',1.79488884893721246721e+09,0);
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
	changed FLOAT NOT NULL, summary TEXT DEFAULT '' NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (code)
);
INSERT INTO "tables" VALUES('EowdYtdScqBs6Giz','ZUDPNC',0,'playing',0,1.79488884898361945145e+09,1.7948888499270308018e+09,'{"game":"saboteur","players":4,"names":["Ada","random","random","random"],"people":["BdZCJkvfrEhlFcs4",null,null,null],"asked":0,"winners":null}');
INSERT INTO "tables" VALUES('RNcH_fVvH1QhhWV-','SUGNLS',0,'playing',0,1.79488884996987533571e+09,1.79488885032726359371e+09,'{"game":"saboteur2","players":4,"names":["Ada","random","random","random"],"people":["BdZCJkvfrEhlFcs4",null,null,null],"asked":0,"winners":null}');
INSERT INTO "tables" VALUES('J6lrmm_vzwW_yYZ3','UZYFQX',0,'playing',0,1.79488885042976617813e+09,1.79488885061305403711e+09,'{"game":"duel","players":2,"names":["Ada","random"],"people":["BdZCJkvfrEhlFcs4",null],"asked":0,"winners":null}');
INSERT INTO "tables" VALUES('i09JYRElO2rkhnsi','DAGADN',0,'playing',0,1.79488885065359377859e+09,1.7948888506575312614e+09,'{"game":"solo","players":1,"names":["Ada"],"people":["BdZCJkvfrEhlFcs4"],"asked":0,"winners":null}');
INSERT INTO "tables" VALUES('zV3Csxv08RqD0R2h','FHHWZE',0,'playing',0,1.79488885086959171297e+09,1.79488885111161899565e+09,'{"game":"dark-cave","players":4,"names":["Ada","random","random","random"],"people":["BdZCJkvfrEhlFcs4",null,null,null],"asked":0,"winners":null}');
INSERT INTO "tables" VALUES('Amu5QWmEHBB8ohMi','VLXFAH',1,'lobby',1,1.79488885114579272274e+09,1.79488885114579272274e+09,'{"game":"saboteur","players":3,"names":["Ada","greedy",""],"people":["BdZCJkvfrEhlFcs4",null,null],"asked":null,"winners":null}');
INSERT INTO "tables" VALUES('kWmONS-5IKaXuXHA','PQLYYE',0,'between',0,1.79488885119382047652e+09,1.79488885152891349799e+09,'{"game":"duel","players":2,"names":["Ada","random"],"people":["BdZCJkvfrEhlFcs4",null],"asked":null,"winners":null}');
INSERT INTO "tables" VALUES('EDl8NIbd0MGBxWdw','MLUJSK',0,'over',0,1.79488885156693458557e+09,1.79488885184995532033e+09,'{"game":"duel","players":2,"names":["Ada","random"],"people":["BdZCJkvfrEhlFcs4",null],"asked":null,"winners":[0,1]}');
CREATE INDEX tables_phase ON tables (phase, public);
CREATE INDEX tables_lobbies ON tables (phase, public, created);
CREATE INDEX leases_owner ON leases (owner);
COMMIT;
